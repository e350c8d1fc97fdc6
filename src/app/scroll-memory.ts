import { readSession, writeSession } from '../platform/storage'

/** In the session storage: the positions outlive a reload. */
const KEY = 'scroll'

function parsePositions(value: unknown): [string, number][] | null {
  if (typeof value !== 'object' || value === null) return null
  return Object.entries(value).filter((entry) => typeof entry[1] === 'number')
}

// A reload or a return from another site is the browser's to restore, and it does that well.
const handOver = () => (history.scrollRestoration = 'auto')
const takeOver = () => (history.scrollRestoration = 'manual')

/** Remembers where each history entry was scrolled to; browsers restore too early for lazy pages. */
function createScrollMemory() {
  const positions = new Map<string, number>()
  let current = ''

  const remember = () => positions.set(current, window.scrollY)

  return {
    /** Starts listening, with `key` as the current entry; returns how to stop. */
    watch(key: string): () => void {
      current = key
      for (const [entry, top] of readSession(KEY, parsePositions) ?? []) positions.set(entry, top)
      addEventListener('scroll', remember, { passive: true })
      addEventListener('pagehide', handOver)
      addEventListener('pageshow', takeOver)
      takeOver()
      return () => {
        removeEventListener('scroll', remember)
        removeEventListener('pagehide', handOver)
        removeEventListener('pageshow', takeOver)
        handOver()
      }
    },
    /** Makes `key` the current entry; returns where it was left, in px from the top. */
    enter(key: string): number {
      writeSession(KEY, Object.fromEntries(positions))
      current = key
      return positions.get(key) ?? 0
    },
  }
}

export const scrollMemory = createScrollMemory()
