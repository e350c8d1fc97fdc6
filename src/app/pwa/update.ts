const CHECK_PAUSE_MS = 3_600_000
const TAKE_OVER_LIMIT_MS = 3000

let available = false
const listeners = new Set<() => void>()

/** Whether a newer version of the site is here, behind the one that runs. */
export const isUpdateAvailable = (): boolean => available

export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: boolean): void {
  available = next
  for (const listener of listeners) listener()
}

/** The visitor does not want to hear of it; the next version is said again. */
export const dismissUpdate = (): void => change(false)

/** Browsers look for a newer version when a page is opened; a tab may stay open for weeks. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECK_PAUSE_MS) return
    checkedAt = Date.now()
    // Without a network there is nothing to tell.
    registration.update().catch(() => {})
  })
}

/** Notices a newer worker that waits until no tab runs the older one. */
export function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') change(true)
    })
  if (registration.waiting) change(true)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  checkNowAndThen(registration)
}

/** Another tab may have let the newer worker take over before this one heard of it. */
export function watchForTakeOver(): void {
  let controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all brings nothing newer.
    if (controlled) change(true)
    controlled = true
  })
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration().catch(() => undefined)
}

/** The older worker may still have an answer to finish; it is not waited for without end. */
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
  registration?.waiting?.postMessage('take-over')
  await done
  location.reload()
}
