import { announceClearing, clearStorages, keepNothing, STORAGE_PREFIX } from '#platform/storage'
import { pause } from '#platform/schedule'
import { askServiceWorker } from './ask-service-worker'

// The mark stands in the history entry and in no storage: it outlives the reload and nothing else.
const MARK = 'nimbleCleared'

/** A worker that is still storing a file over a slow line shall not hold the visitor up. */
const WORKER_LIMIT_MS = 2000

async function removeServiceWorker(): Promise<void> {
  // One for each language that was visited.
  const registrations = await navigator.serviceWorker.getRegistrations()
  const workers = registrations
    .flatMap(({ installing, waiting, active }) => [installing, waiting, active])
    .filter((worker) => worker !== null)
  await Promise.all(workers.map((worker) => askServiceWorker(worker, 'clear', WORKER_LIMIT_MS)))
  // It waits for an installation, and that for its files.
  const removed = Promise.all(registrations.map((registration) => registration.unregister()))
  await Promise.race([removed, pause(WORKER_LIMIT_MS)])
}

async function deleteCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(STORAGE_PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function deleteEverything(): Promise<void> {
  // First: what is still being fetched shall not be kept when it comes.
  keepNothing()
  clearStorages()
  // What the browser does not have, or does not let us reach, keeps nothing for us.
  await removeServiceWorker().catch(() => {})
  await deleteCaches().catch(() => {})
}

function takeMark(): boolean {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(MARK in state)) return false
  const { [MARK]: _mark, ...others } = state
  history.replaceState(others, '')
  return true
}

let justCleared: boolean | undefined

/**
 * Whether this page is the fresh one after `clearData`. It deletes once more: up to the reload the old
 * service worker may have been storing files. Nothing is kept as long as this page lives.
 */
export function wasJustCleared(): boolean {
  if (justCleared === undefined) {
    justCleared = takeMark()
    if (justCleared) void deleteEverything()
  }
  return justCleared
}

/**
 * Deletes all that the site keeps in the browser, and reloads the page, which ends with all that it
 * held in memory; other tabs keep nothing more. Offline there is nothing to reload any more: false, and the
 * page stays.
 */
export async function clearData(): Promise<boolean> {
  announceClearing()
  await deleteEverything()
  if (!navigator.onLine) return false
  history.replaceState({ ...history.state, [MARK]: true }, '')
  location.reload()
  return true
}
