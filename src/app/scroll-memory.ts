const FIRST = 'default'

// A reload or a return from another site is the browser's to restore, and it does that well.
const handOver = () => (history.scrollRestoration = 'auto')
const takeOver = () => (history.scrollRestoration = 'manual')

/** Remembers where each history entry was scrolled to; browsers restore too early for lazy pages. */
function createScrollMemory() {
  const positions = new Map<string, number>()
  let current = FIRST

  const remember = () => positions.set(current, window.scrollY)

  return {
    /** Starts listening; returns how to stop. */
    watch(): () => void {
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
      current = key
      return positions.get(key) ?? 0
    },
  }
}

export const scrollMemory = createScrollMemory()
