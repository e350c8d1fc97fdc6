import { pause } from '#platform/schedule'
import { BASE_PATH } from '../../config'
import { wasJustCleared } from './clear-data'
import { whenIdle, whenLoaded } from '#platform/idle'
import { logError } from '#platform/log'
import { watchForTakeOver, watchForUpdate } from './update'

/** What a page fetches after its `load` event, such as a worker's script, goes first. */
const HEAD_START_MS = 2000

async function start(): Promise<void> {
  watchForTakeOver()
  await whenLoaded()
  await pause(HEAD_START_MS)
  await whenIdle()
  await navigator.serviceWorker.register(`${BASE_PATH}sw.js`)
  const registration = await navigator.serviceWorker.ready
  watchForUpdate(registration)
  await whenIdle()
  registration.active?.postMessage('complete')
}

/**
 * Makes the site work offline, once the page has loaded and has nothing to do: the service worker
 * fetches the shell and this page at once, the other pages when the page is idle again. Not in
 * development, and not in the visit in which everything was cleared. Never rejects.
 */
export async function startServiceWorker(): Promise<void> {
  if (wasJustCleared() || !import.meta.env.PROD) return
  try {
    if ('serviceWorker' in navigator) await start()
  } catch (cause) {
    logError('The site will not work offline', cause)
  }
}
