import { PrecacheController } from 'workbox-precaching'
import { createPartialResponse } from 'workbox-range-requests'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

interface Entry {
  url: string
  /** Null where the name of the file changes with its content. */
  revision: string | null
  /** A file that is not byte for byte of this build is refused. */
  integrity: string
}

/** Written by the build. A page's own document comes after all that it needs. */
declare const __PRECACHE__: {
  shell: readonly Entry[]
  /** By path. */
  pages: Readonly<Record<string, readonly Entry[]>>
  rest: readonly Entry[]
}

// src/app/pwa/clear-data.ts deletes what begins with `nimble.`; the README lists it.
const CACHE = 'nimble.precache'
const NOT_FOUND = '/404.html'

const { shell, pages, rest } = __PRECACHE__
const everything = [...shell, ...Object.values(pages).flat(), ...rest]

type Options = NonNullable<ConstructorParameters<typeof PrecacheController>[0]>
type Plugins = NonNullable<Options['plugins']>

/** The page for unknown addresses may be sent with the status that it is for. */
const withNotFound: Plugins = [
  {
    cacheWillUpdate: async ({ request, response }) => {
      const isNotFound = response.status === 404 && new URL(request.url).pathname === NOT_FOUND
      return response.status === 200 || isNotFound ? response : null
    },
  },
]

function precacheOf(entries: readonly Entry[], plugins: Plugins = []): PrecacheController {
  const controller = new PrecacheController({
    cacheName: CACHE,
    plugins: [...withNotFound, ...plugins],
  })
  controller.addToCacheList([...entries])
  return controller
}

const site = precacheOf(everything)

/** The browser's HTTP cache may keep a bad answer for a year. */
const pastHttpCache: Plugins = [
  { requestWillFetch: async ({ request }) => new Request(request, { cache: 'reload' }) },
]

/**
 * The first visit waits for the shell and the open pages alone. An update must not have less than the
 * version that it replaces; what has not changed is there already.
 */
async function filesToBeginWith(): Promise<readonly Entry[]> {
  if (self.registration.active) return everything
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return [...shell, ...open.flatMap(({ url }) => pages[new URL(url).pathname] ?? [])]
}

/** Once the visitor has cleared everything, this worker keeps no more files. */
let isCleared = false
let storing: Promise<unknown> = Promise.resolve()

/**
 * Workbox stores files only during an event of this type. That one attempt fails does not fail the event:
 * there may be another.
 */
const asInstallation = (event: ExtendableEvent) =>
  // Workbox reads no more of an event than these two.
  ({
    type: 'install',
    waitUntil: (work: Promise<unknown>) => event.waitUntil(work.catch(() => {})),
  }) as ExtendableEvent

/** One file at a time, so that it can end after any of them. */
async function store(entries: readonly Entry[], event: ExtendableEvent): Promise<void> {
  const installation = asInstallation(event)
  for (const entry of entries) {
    if (isCleared) return
    try {
      // What the page has fetched is not fetched again.
      await precacheOf([entry]).install(installation)
    } catch {
      if (!isCleared) await precacheOf([entry], pastHttpCache).install(installation)
    }
  }
}

async function install(event: ExtendableEvent): Promise<void> {
  await store(await filesToBeginWith(), event)
}

/** Fetches what is missing, and drops older versions when no tab may need them. */
async function complete(event: ExtendableEvent): Promise<void> {
  await store(everything, event)
  if (isCleared) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length <= 1) await site.activate(event)
}

function startStoring(
  event: ExtendableEvent,
  task: (event: ExtendableEvent) => Promise<void>,
): void {
  storing = task(event)
  event.waitUntil(storing)
}

/** Answers when nothing is kept, and nothing will be. */
async function clear({ ports }: ExtendableMessageEvent): Promise<void> {
  isCleared = true
  await storing.catch(() => {})
  await self.caches.delete(CACHE)
  ports[0]?.postMessage('cleared')
}

self.addEventListener('install', (event) => startStoring(event, install))

// The pages of the first visit work offline too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data === 'complete') startStoring(event, complete)
  if (event.data === 'clear') event.waitUntil(clear(event))
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
})

/** Unlike `caches.open`, it makes no cache where the visitor has cleared everything. */
const kept = (address: string): Promise<Response | undefined> =>
  self.caches.match(site.getCacheKeyForURL(address) ?? address, {
    cacheName: CACHE,
    ignoreVary: true,
  })

async function answerOffline(isPage: boolean): Promise<Response> {
  // A page that is there, but not here yet, is not 'not found'.
  const notFound = isPage ? undefined : await kept(NOT_FOUND)
  if (!notFound) return Response.error()
  return new Response(notFound.body, { status: 404, headers: notFound.headers })
}

/** As our servers do it: no slash at the end, and never to another host. */
const withoutSlashes = ({ pathname, search }: URL) =>
  pathname.replace(/\/+$/, '').replace(/^[/\\]*/, '/') + search

async function answerNavigation(url: URL, request: Request): Promise<Response> {
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    return Response.redirect(new URL(withoutSlashes(url), self.location.origin), 301)
  }
  const isPage = Object.hasOwn(pages, url.pathname)
  const page = isPage ? await kept(url.pathname) : undefined
  if (page) return page
  try {
    return await fetch(request)
  } catch {
    return answerOffline(isPage)
  }
}

registerRoute(new NavigationRoute(({ url, request }) => answerNavigation(url, request)))

/** Hashed files of an older version count too: a tab that was open before an update may want them. */
const isOurs = ({ pathname, search }: URL) =>
  pathname.startsWith('/static/') || site.getCacheKeyForURL(pathname + search) !== undefined

// A page that recovers from a broken script fetches it past all caches.
const wantsFresh = ({ cache }: Request) => cache === 'reload' || cache === 'no-store'

async function answerFile(url: URL, request: Request): Promise<Response> {
  const file = await kept(url.pathname + url.search)
  if (!file) return fetch(request)
  // Safari plays a sound only from partial answers.
  return request.headers.has('range') ? createPartialResponse(request, file) : file
}

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isOurs(url) && !wantsFresh(request),
  ({ url, request }) => answerFile(url, request),
)

/** The window that rings, whatever page it shows; the notification's tag is the tool's id. */
async function showTool(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0]
  if (there) await there.focus()
  else await self.clients.openWindow(path)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showTool(`/${event.notification.tag}`))
})
