import { LOAD_LIMIT_MS } from '#platform/page-files'
import { BASE_PATH } from '../../config'
import { readSession, writeSession } from '#platform/storage'
import { reloadToNewest } from '../pwa/update'

const RELOADED_KEY = 'reloaded-at'
const RELOAD_PAUSE_MS = 30_000
const PROBE_LIMIT_MS = 5000

/** `missing`: the server no longer has the file. `error`: it did not arrive whole, or is no script. */
type ChunkFailure = 'missing' | 'timeout' | 'error'

/** Page code that could not be loaded; the message carries type and address (PL-09). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly type: ChunkFailure

  constructor(id: string, type: ChunkFailure, url: string, cause?: unknown) {
    super(`Loading chunk ${id} failed.\n(${type}: ${url})`, { cause })
    this.type = type
  }
}

/**
 * Reloads the page to get a newer deployment, at most once in 30 s. Without a store that keeps the
 * time there is no reload at all: it could loop. Returns whether the page is about to go.
 */
export function reloadForNewDeployment(now = Date.now()): boolean {
  const last = readSession(RELOADED_KEY, (value) => (typeof value === 'number' ? value : null)) ?? 0
  if (now - last < RELOAD_PAUSE_MS || !writeSession(RELOADED_KEY, now)) return false
  void reloadToNewest()
  return true
}

/** Never settles: a page that is about to go shows nothing else. */
export function reloadPage(): Promise<never> {
  location.reload()
  return new Promise<never>(() => {})
}

/**
 * Address of a page's script: the browsers but Safari end the error of a failed import with it, and the build announces
 * a chunk by a link before it imports it; else that without the hash in its name.
 */
function chunkUrl(id: string, cause?: unknown): string {
  const reported = cause instanceof Error ? /https?:\/\/\S+/.exec(cause.message)?.[0] : undefined
  const link = `link[href*="/${id}-"][href$=".js"]`
  const announced = document.querySelector<HTMLLinkElement>(link)?.href
  return reported ?? announced ?? `${location.origin}${BASE_PATH}static/js/${id}.chunk.js`
}

/** Whether the server answers 404 for this address. No answer within 5 s counts as no. */
async function isMissing(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_LIMIT_MS)
    const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', signal })
    return answer.status === 404
  } catch {
    // Offline or hung: that is no sign of a newer deployment.
    return false
  }
}

/** What the loader needs of the browser; a parameter for the tests. */
const browserChunks = { chunkUrl, isMissing, reloadForNewDeployment }

/** A dynamic import that hangs never settles by itself. */
function withTimeLimit<Module>(load: () => Promise<Module>): Promise<Module | 'timeout'> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(resolve, LOAD_LIMIT_MS, 'timeout' as const)
  })
  return Promise.race([load(), limit]).finally(() => clearTimeout(timer))
}

// A file that is cut short is a SyntaxError; one that is missing, blocked or not a script is a
// TypeError in words that differ by engine; the style sheet of a page is preloaded by the build.
const LOAD_FAILURE = /dynamically imported module|module script|MIME type|Unable to preload/i

const isLoadFailure = (cause: unknown) =>
  cause instanceof SyntaxError || (cause instanceof Error && LOAD_FAILURE.test(cause.message))

/** Whether an import failed by a style sheet, as the build's loader reports it. */
export const isStyleFailure = (cause: unknown) =>
  cause instanceof Error && cause.message.startsWith('Unable to preload')

/**
 * Whether the document keeps the failure: a script that could not be parsed, or that threw while it was
 * evaluated, is never fetched again as long as the document exists.
 */
export const isKeptBroken = (failure: unknown) =>
  !(failure instanceof ChunkLoadError) || failure.cause instanceof SyntaxError

/**
 * Loads a page's code. Rejects with a `ChunkLoadError`, or with what the code itself threw. A chunk
 * that a newer deployment has removed reloads the page, once in 30 s; the promise then stays pending
 * until the page is gone.
 */
export async function loadCode<Module>(
  id: string,
  load: () => Promise<Module>,
  browser = browserChunks,
): Promise<Module> {
  let cause: unknown
  try {
    const outcome = await withTimeLimit(load)
    if (outcome !== 'timeout') return outcome
    throw new ChunkLoadError(id, 'timeout', browser.chunkUrl(id))
  } catch (error) {
    if (!isLoadFailure(error)) throw error
    cause = error
  }
  const url = browser.chunkUrl(id, cause)
  if (!(await browser.isMissing(url))) throw new ChunkLoadError(id, 'error', url, cause)
  if (browser.reloadForNewDeployment()) return new Promise<never>(() => {})
  throw new ChunkLoadError(id, 'missing', url, cause)
}
