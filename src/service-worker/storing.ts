import {
  CACHE,
  everything,
  pages,
  precacheOf,
  shell,
  site,
  type Entry,
  type Plugins,
} from './kept-files'

declare const self: ServiceWorkerGlobalScope

/** The browser's HTTP cache may keep a bad answer for a year. */
const pastHttpCache: Plugins = [
  { requestWillFetch: async ({ request }) => new Request(request, { cache: 'reload' }) },
]

/** Once the visitor has cleared everything or wants the newer worker, this one keeps no more files. */
let hasEnded = false
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
    if (hasEnded) return
    try {
      // What the page has fetched is not fetched again.
      await precacheOf([entry]).install(installation)
    } catch {
      if (!hasEnded) await precacheOf([entry], pastHttpCache).install(installation)
    }
  }
}

function startStoring(
  event: ExtendableEvent,
  task: (event: ExtendableEvent) => Promise<void>,
): void {
  storing = task(event)
  event.waitUntil(storing)
}

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * The first visit waits for the shell and the open pages alone. An update must not have less than the
 * version that it replaces; what has not changed is there already.
 */
async function filesToBeginWith(): Promise<readonly Entry[]> {
  if (self.registration.active) return everything
  const open = await openWindows()
  return [...shell, ...open.flatMap(({ url }) => pages[new URL(url).pathname] ?? [])]
}

export function install(installation: ExtendableEvent): void {
  startStoring(installation, async (event) => store(await filesToBeginWith(), event))
}

/** Fetches what is missing, and drops older versions when no tab may need them. */
export function complete(message: ExtendableEvent): void {
  startStoring(message, async (event) => {
    await store(everything, event)
    if (!hasEnded && (await openWindows()).length <= 1) await site.activate(event)
  })
}

/** Ends after the present file: what an event waits for also holds up the worker that is to take over. */
export function stop(): void {
  hasEnded = true
}

/** Posts `cleared` when nothing is kept, and nothing will be. */
export async function clear({ ports }: ExtendableMessageEvent): Promise<void> {
  stop()
  await storing.catch(() => {})
  await self.caches.delete(CACHE)
  ports[0]?.postMessage('cleared')
}
