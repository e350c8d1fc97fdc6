import { PrecacheController } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope

export interface Entry {
  url: string
  /** Null where the name of the file changes with its content. */
  revision: string | null
  /** A file that is not byte for byte of this build is refused. */
  integrity: string
}

/** Places in the list of files. */
type Places = readonly number[]

/** Written by the build. A page's own document comes after all that it needs. */
declare const __PRECACHE__: {
  /** Each file once: most are needed by several pages. */
  files: readonly Entry[]
  shell: Places
  /** What each page needs, by the page's path. */
  pages: Readonly<Record<string, Places>>
}

declare const __CACHE__: string
// src/app/pwa/clear-data.ts deletes what begins with `nimble.`; src/site/privacy.en.ts lists it for visitors.
export const CACHE = __CACHE__
/** The path of the landing page, with a slash at both ends; written by the build too. */
declare const __BASE_PATH__: string
export const BASE = __BASE_PATH__
/** The path of the landing page in the language of this worker: `/`, `/de`. */
declare const __PAGES_PATH__: string
export const PAGES = __PAGES_PATH__
/** What stands in front of its pages. */
export const OWN = PAGES === BASE ? BASE : `${PAGES}/`
export const NOT_FOUND = `${OWN}404.html`
/** The landing pages of other languages, each of which has a worker of its own. */
declare const __OTHER_PATHS__: readonly string[]
export const otherLandingPages = __OTHER_PATHS__

// Named once: the build puts all of it in the place of the name.
const lists = __PRECACHE__
export const everything = lists.files
const entriesAt = (places: Places) => places.flatMap((place) => everything[place] ?? [])
export const shell = entriesAt(lists.shell)
export const pages: Readonly<Record<string, readonly Entry[]>> = Object.fromEntries(
  Object.entries(lists.pages).map(([path, places]) => [path, entriesAt(places)]),
)

type Options = NonNullable<ConstructorParameters<typeof PrecacheController>[0]>
export type Plugins = NonNullable<Options['plugins']>

/** The page for unknown addresses may be sent with the status that it is for. */
const withNotFound: Plugins = [
  {
    cacheWillUpdate: async ({ request, response }) => {
      const isNotFound = response.status === 404 && new URL(request.url).pathname === NOT_FOUND
      return response.status === 200 || isNotFound ? response : null
    },
  },
]

export function precacheOf(entries: readonly Entry[], plugins: Plugins = []): PrecacheController {
  const controller = new PrecacheController({
    cacheName: CACHE,
    plugins: [...withNotFound, ...plugins],
  })
  controller.addToCacheList([...entries])
  return controller
}

export const site = precacheOf(everything)

/**
 * Unlike `caches.open`, it makes no cache where the visitor has cleared everything. Where the browser cannot read its
 * cache, nothing is kept: the network may have it.
 */
export const findKept = (address: string): Promise<Response | undefined> =>
  self.caches
    .match(site.getCacheKeyForURL(address) ?? address, { cacheName: CACHE, ignoreVary: true })
    .catch(() => undefined)
