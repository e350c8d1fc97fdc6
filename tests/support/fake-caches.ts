const addressOf = (request: RequestInfo | URL) =>
  request instanceof Request ? request.url : String(request)

/** `CacheStorage` in memory, as far as the service worker uses it. */
export class FakeCaches {
  readonly #caches = new Map<string, Map<string, Response>>()

  async keys() {
    return [...this.#caches.keys()]
  }
  async delete(name: string) {
    return this.#caches.delete(name)
  }
  async open(name: string) {
    const files = this.#caches.get(name) ?? new Map<string, Response>()
    this.#caches.set(name, files)
    return {
      match: async (request: RequestInfo) => files.get(addressOf(request))?.clone(),
      put: async (request: RequestInfo, response: Response) =>
        void files.set(addressOf(request), response),
      delete: async (request: RequestInfo) => files.delete(addressOf(request)),
      keys: async () => [...files.keys()].map((url) => new Request(url)),
    }
  }
  async match(request: RequestInfo, { cacheName }: { cacheName: string }) {
    return this.#caches
      .get(cacheName)
      ?.get(new URL(addressOf(request), ORIGIN).href)
      ?.clone()
  }
}

/** Of the site whose service worker runs. */
export const ORIGIN = 'https://nimble.example'
