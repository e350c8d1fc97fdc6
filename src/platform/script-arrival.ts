/**
 * Calls `onArrival` when a file with `name` in its address has been fetched from now on, and again for
 * whatever is fetched after it, such as its imports. Returns how to stop watching.
 *
 * Workers have no `load` event, but the page's resource timing lists their scripts (own test, Chromium
 * 156 and Firefox 153). In an engine that does not list them there is no call.
 */
export function watchScriptArrival(name: string, onArrival: () => void): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => {}
  let arrived = false
  const observer = new PerformanceObserver((list) => {
    arrived ||= list.getEntries().some((entry) => entry.name.includes(name))
    if (arrived) onArrival()
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}
