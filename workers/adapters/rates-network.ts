import { err, ok } from '#lib/result'
import type { Network, OpenNetwork } from '../../src/tools/currency-converter/domain/hosts'

/** The limit for one answer, its body included. */
const LIMIT_MS = 8_000

const networkUntil = (signal: AbortSignal): Network => ({
  async getText(url) {
    if (signal.aborted) return err({ code: 'network' })
    // `AbortSignal.any` is younger than the browsers we serve.
    const own = new AbortController()
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      own.abort()
    }, LIMIT_MS)
    const abort = () => own.abort()
    signal.addEventListener('abort', abort)
    try {
      const response = await fetch(url, {
        // Hosts allow caching for days; asking again costs little where nothing has changed.
        cache: 'no-cache',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: own.signal,
      })
      if (response.ok) return ok(await response.text())
      return err({ code: 'status', status: response.status })
    } catch {
      return err({ code: timedOut ? 'time-limit' : 'network' })
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      // Releases a body that is not read.
      own.abort()
    }
  },
  wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
  now: () => Date.now(),
})

/** Fetches texts without cookies and without a referrer, until it is closed; what is requested later fails. */
export function openNetwork(): OpenNetwork {
  const requests = new AbortController()
  return { network: networkUntil(requests.signal), close: () => requests.abort() }
}
