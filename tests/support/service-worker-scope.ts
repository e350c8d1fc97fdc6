import { runInNewContext } from 'node:vm'
import { vi } from 'vitest'

export interface FakeWindow {
  url: string
  focus: () => void
}

type Handler = (event: object) => void

interface RequestDetails {
  mode: string
  cache?: string
}

/** A request as far as the worker looks at it. */
const requestOf = (url: string, { mode, cache = 'default' }: RequestDetails) => ({
  url,
  mode,
  cache,
  method: 'GET',
  headers: new Headers(),
})

/** Runs a built service worker in a scope that has what its start and its clicks need. */
export function startServiceWorker(code: string, origin: string, windows: FakeWindow[]) {
  const handlers = new Map<string, Handler[]>()
  const openWindow = vi.fn()
  const scope = {
    location: new URL(`${origin}/sw.js`),
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    caches: { match: () => Promise.resolve(undefined) },
    fetch: () => Promise.resolve(new Response()),
    registration: { scope: `${origin}/` },
    addEventListener: (type: string, handler: Handler) =>
      handlers.set(type, [...(handlers.get(type) ?? []), handler]),
  }
  runInNewContext(code, { ...scope, self: scope, Request, Response, URL, console })
  const fire = (type: string, event: object) =>
    handlers.get(type)?.forEach((handler) => handler(event))

  return {
    openWindow,
    /** Resolves when all that the event waits for is done. */
    async dispatch(type: string, details: object): Promise<void> {
      const work: Promise<unknown>[] = []
      fire(type, { ...details, waitUntil: (one: Promise<unknown>) => work.push(one) })
      await Promise.all(work)
    },
    /** Whether the worker takes the answer to a request upon itself. */
    isAnswered(url: string, details: RequestDetails): boolean {
      const respondWith = vi.fn()
      fire('fetch', { request: requestOf(url, details), respondWith, waitUntil: () => {} })
      return respondWith.mock.calls.length > 0
    },
  }
}
