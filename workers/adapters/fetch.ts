import { err, ok } from '../../src/lib/result'
import type { GetText } from '../../src/tools/currency-converter/domain/rate-hosts'

interface Options {
  /** For one answer, body included. */
  limitMs: number
  cache?: RequestCache
  /** Ends what is in flight and whatever is asked for later. */
  signal?: AbortSignal
}

/** Fetches texts without cookies and without telling whose page asks. */
export function textGetter({ limitMs, cache = 'default', signal }: Options): GetText {
  return async (url) => {
    if (signal?.aborted) return err({ code: 'aborted' })
    // `AbortSignal.any` is younger than the browsers we serve.
    const own = new AbortController()
    let late = false
    const timer = setTimeout(() => {
      late = true
      own.abort()
    }, limitMs)
    const abort = () => own.abort()
    signal?.addEventListener('abort', abort)
    try {
      const response = await fetch(url, {
        cache,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: own.signal,
      })
      if (response.ok) return ok(await response.text())
      return err({ code: 'status', status: response.status })
    } catch {
      if (signal?.aborted) return err({ code: 'aborted' })
      return err({ code: late ? 'time-limit' : 'network' })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      // Lets go of a body that nobody reads.
      own.abort()
    }
  }
}
