import { NavigationRoute, registerRoute } from 'workbox-routing'
import { OWN, pages } from './service-worker/kept-files'
import { isKeptFile, respondToFile, respondToNavigation } from './service-worker/responses'
import { forgetShared, giveShared, receiveShared } from './service-worker/shared'
import { clear, complete, install, stop } from './service-worker/storing'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', install)

// The pages of the first visit work offline too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data === 'complete') complete(event)
  if (event.data === 'stop') stop()
  if (event.data === 'give-shared') giveShared(event)
  if (event.data === 'clear') {
    forgetShared()
    event.waitUntil(clear(event))
  }
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
})

registerRoute(new NavigationRoute(({ url, request }) => respondToNavigation(url, request)))
// The target of shares that the manifest names is a page.
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && Object.hasOwn(pages, url.pathname),
  ({ url, request }) => receiveShared(url, request),
  'POST',
)
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isKeptFile(url, request),
  ({ url, request }) => respondToFile(url, request),
)

/** The window that rings, on any page; the notification's tag begins with the tool's id. */
async function showTool(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0]
  if (there) await there.focus()
  else await self.clients.openWindow(path)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showTool(`${OWN}${event.notification.tag.replace(/#.*/, '')}`))
})
