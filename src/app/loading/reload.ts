import { reloadToNewest } from '../pwa/update'
import { readSession, writeSession } from '#platform/storage'
import { allowUnload } from '#platform/page-lifecycle'

const KEY = 'reloaded-at'
const PAUSE_MS = 30_000

/**
 * Reloads the page to get a newer deployment, at most once in 30 s. Without a store that keeps the
 * time there is no reload at all: it could loop. Returns whether the page is about to go.
 */
export function reloadForNewDeployment(now = Date.now()): boolean {
  const last = readSession(KEY, (value) => (typeof value === 'number' ? value : null)) ?? 0
  if (now - last < PAUSE_MS || !writeSession(KEY, now)) return false
  allowUnload()
  void reloadToNewest()
  return true
}

/** Reloads the page without a question. Never settles: a page that is about to go shows nothing else. */
export function reloadPage(): Promise<never> {
  allowUnload()
  location.reload()
  return new Promise<never>(() => {})
}
