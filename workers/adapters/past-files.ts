/**
 * Past days only; the table fetched last is in local storage, `RATES_KEY`. Deleted with everything else by 'Clear my
 * data', which goes by the beginning of the name.
 */
const CACHE = 'nimble.rates'

/** Three charts and some days beside them. */
const MAX_TEXTS = 60

/** Keeps texts in the browser's cache; where there is none, nothing is kept. */
export const pastCache = {
  async get(url: string) {
    try {
      // Unlike `caches.open`, this makes no cache where there is none.
      const response = await caches.match(url, { cacheName: CACHE })
      return response ? await response.text() : null
    } catch {
      // Insecure pages and blocked storage have no caches.
      return null
    }
  },
  async put(url: string, text: string) {
    try {
      const cache = await caches.open(CACHE)
      await cache.put(url, new Response(text))
      const requests = await cache.keys()
      const old = requests.slice(0, Math.max(0, requests.length - MAX_TEXTS))
      await Promise.all(old.map((request) => cache.delete(request)))
    } catch {
      // Full or blocked storage: the text is fetched again.
    }
  },
}

/** For a page that may keep nothing: reads what is kept, and adds nothing. */
export const readOnlyPastCache = { ...pastCache, put: async () => {} }
