import { createStore } from 'zustand/vanilla'
import { BASE_PATH, LANGUAGE_PATH } from '../../config'

/** The address of the service worker of this language. */
export const WORKER = `${BASE_PATH}${LANGUAGE_PATH ? `sw.${LANGUAGE_PATH}.js` : 'sw.js'}`

const CHECK_PAUSE_MS = 600_000
const TAKE_OVER_LIMIT_MS = 3000

/** Whether a newer version of the site waits behind the one that runs. */
export const updateAvailable = createStore(() => false)

const announceUpdate = () => updateAvailable.setState(true)

/** Hides the notice until the next version. */
export const dismissUpdate = (): void => updateAvailable.setState(false)

/** Browsers look by themselves too seldom: iOS does not for installed pages, and a tab may stay open for weeks. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt: number
  function check() {
    checkedAt = Date.now()
    // Without a network there is nothing newer.
    registration.update().catch(() => {})
  }
  check()
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - checkedAt >= CHECK_PAUSE_MS) check()
  })
}

/** Notices a newer worker that waits until no tab runs the older one. */
export function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') announceUpdate()
    })
  if (registration.waiting) announceUpdate()
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  checkNowAndThen(registration)
}

/** Another tab may have let the newer worker take over before this one noticed. */
export function watchForTakeOver(): void {
  const { controller } = navigator.serviceWorker
  // A page of another language may have that of English before its own.
  let controlled = LANGUAGE_PATH
    ? controller?.scriptURL.endsWith(WORKER) === true
    : controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all brings nothing newer.
    if (controlled) announceUpdate()
    controlled = true
  })
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration().catch(() => undefined)
}

/** The older worker may still have a response to finish; it is not waited for without end. */
const takenOver = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, TAKE_OVER_LIMIT_MS)
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })

/**
 * Reloads this page into the newest version. Other tabs go on with theirs: the new worker keeps the
 * older files.
 */
export async function reloadToNewest(): Promise<void> {
  const registration = await findRegistration()
  const done = registration?.waiting ? takenOver() : undefined
  if (done) registration?.active?.postMessage('stop')
  registration?.waiting?.postMessage('take-over')
  await done
  location.reload()
}
