import { wasJustCleared } from './clear-data'
import { whenIdle, whenLoaded } from './idle'
import { logError } from './log'
import { watchForTakeOver, watchForUpdate } from './site-update'

/** What a page fetches after its `load` event, such as a worker's script, goes first. */
const HEAD_START_MS = 2000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Makes the site work offline, once the page has loaded and has nothing to do: the service worker
 * fetches the shell and this page at once, the other pages when the page is idle again. Not in
 * development, and not in the visit in which everything was cleared.
 */
export async function startServiceWorker(): Promise<void> {
  if (wasJustCleared() || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  watchForTakeOver()
  await whenLoaded()
  await pause(HEAD_START_MS)
  await whenIdle()
  navigator.serviceWorker
    .register('/sw.js')
    .catch((cause: unknown) => logError('The site will not work offline', cause))
  const registration = await navigator.serviceWorker.ready
  watchForUpdate(registration)
  await whenIdle()
  registration.active?.postMessage('complete')
}
