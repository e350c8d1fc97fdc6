import { pause } from '#platform/schedule'
import { LANGUAGE_PATH, PAGES_PATH } from '../../config'
import { wasJustCleared } from './clear-data'
import { whenIdle, whenLoaded } from '#platform/idle'
import { logError } from '#platform/log'
import { watchForTakeOver, watchForUpdate, WORKER } from './update'

/** What a page fetches after its `load` event, such as a worker's script, goes first. */
const HEAD_START_MS = 2000

/** `ready` may be that of English, whose scope holds all other languages. */
async function workerOfLanguage(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: PAGES_PATH })
  const first = registration.active ? null : (registration.installing ?? registration.waiting)
  if (first) {
    await new Promise<void>((resolve) =>
      first.addEventListener('statechange', () => {
        if (first.state === 'activated') resolve()
      }),
    )
  }
  return registration
}

async function workerOfEnglish(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER)
  return navigator.serviceWorker.ready
}

async function start(): Promise<void> {
  watchForTakeOver()
  await whenLoaded()
  await pause(HEAD_START_MS)
  await whenIdle()
  const registration = await (LANGUAGE_PATH ? workerOfLanguage() : workerOfEnglish())
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
