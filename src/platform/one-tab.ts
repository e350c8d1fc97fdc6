import { onPageBack, onPageHide } from './page-lifecycle'
import { STORAGE_PREFIX } from './storage'

/** Whether a lock was lost because another tab has taken it. */
const isTaken = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'

/**
 * Makes one tab of this site the leader: it holds a Web Lock of that name. The first that calls gets the lock; when
 * that tab is closed, or goes into the back/forward cache (bfcache), the next one does.
 * @param onChange called when this tab gets the lock or loses it
 * @returns takes the lock from the tab that holds it
 */
export function holdInOneTab(name: string, onChange: (isOurs: boolean) => void): () => void {
  const locks = globalThis.navigator.locks as LockManager | undefined
  // Without a secure connection there are no locks: each tab leads, though what is kept is shared all the same.
  if (!locks) {
    onChange(true)
    return () => undefined
  }
  let isOurs = false
  let asking: AbortController | undefined
  let release: (() => void) | undefined

  function change(next: boolean) {
    isOurs = next
    onChange(next)
  }
  function keepUntilLost() {
    change(true)
    return new Promise<void>((resolve) => (release = resolve))
  }
  function ask(steal: boolean) {
    asking?.abort()
    const request = (asking = new AbortController())
    // The standard allows no signal beside `steal`.
    const options = steal ? { steal } : { signal: request.signal }
    locks?.request(STORAGE_PREFIX + name, options, keepUntilLost).catch((cause: unknown) => {
      // This request was withdrawn in favor of a newer one.
      if (asking !== request) return
      // Where cookies are blocked, browsers refuse every lock: asking again would never end.
      if (!isTaken(cause)) return change(true)
      change(false)
      ask(false)
    })
  }
  ask(false)
  // A page in the bfcache is frozen: the lock would do nothing there, and no other tab would get it.
  onPageHide(() => {
    asking?.abort()
    asking = undefined
    release?.()
    if (isOurs) change(false)
  })
  onPageBack(() => ask(false))
  return () => {
    if (!isOurs) ask(true)
  }
}
