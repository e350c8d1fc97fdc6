import { runInNewContext } from 'node:vm'
import { vi } from 'vitest'
import { FakeCaches, ORIGIN } from './fake-caches'

export interface FakeWindow {
  url: string
  focus: () => void
}

type Handler = (event: object) => void

interface RequestDetails {
  mode: string
  cache?: string
}

interface Scope {
  windows?: readonly FakeWindow[]
  /** The network, with the browser's HTTP cache in front of it. */
  fetch?: (request: Request) => Promise<Response>
  /** Whether there is an older version, which this one is to replace. */
  isUpdate?: boolean
}

/** A request as far as the worker looks at it. */
const requestOf = (url: string, { mode, cache = 'default' }: RequestDetails) => ({
  url,
  mode,
  cache,
  method: 'GET',
  headers: new Headers(),
})

/** Runs a built service worker in a scope that has what it uses of the browser. */
export function startServiceWorker(
  code: string,
  { windows = [], fetch = async () => new Response('a file'), isUpdate = false }: Scope = {},
) {
  const handlers = new Map<string, Handler[]>()
  const openWindow = vi.fn()
  const caches = new FakeCaches()
  const scope = {
    location: new URL(`${ORIGIN}/sw.js`),
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    caches,
    fetch,
    registration: { scope: `${ORIGIN}/`, active: isUpdate ? {} : null },
    addEventListener: (type: string, handler: Handler) =>
      handlers.set(type, [...(handlers.get(type) ?? []), handler]),
  }
  class FetchEvent extends Event {}
  const globals = { Event, FetchEvent, Request, Response, Headers, URL, console, setTimeout }
  runInNewContext(code, { ...scope, ...globals, self: scope })
  const fire = (type: string, event: object) =>
    handlers.get(type)?.forEach((handler) => handler(event))

  function answerTo(url: string, details: RequestDetails): Promise<Response> | undefined {
    const respondWith = vi.fn<(answer: Promise<Response>) => void>()
    fire('fetch', { request: requestOf(url, details), respondWith, waitUntil: () => {} })
    return respondWith.mock.calls[0]?.[0]
  }

  /** As `answerTo`, of a form that another app posts. */
  function answerToForm(url: string, body: FormData | string): Promise<Response> | undefined {
    const request = new Request(url, { method: 'POST', body })
    // Only a browser can make a request that navigates.
    Object.defineProperty(request, 'mode', { value: 'navigate' })
    const respondWith = vi.fn<(answer: Promise<Response>) => void>()
    fire('fetch', { request, respondWith, waitUntil: () => {} })
    return respondWith.mock.calls[0]?.[0]
  }

  return {
    caches,
    answerToForm,
    openWindow,
    /** Resolves when all that the event waits for is done. */
    async dispatch(type: string, details: object = {}): Promise<void> {
      const work: Promise<unknown>[] = []
      fire(type, { type, ...details, waitUntil: (one: Promise<unknown>) => work.push(one) })
      await Promise.all(work)
    },
    /** What the worker answers, if it takes the answer to a request upon itself. */
    answerTo,
    /** Paths of all files that are kept. */
    async keptPaths(): Promise<string[]> {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => new URL(url).pathname)
    },
  }
}
