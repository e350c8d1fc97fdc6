// In place of the built sw.js: takes the service worker and its files out of every browser that asks
// for it. See README.md beside it.
const PREFIX = 'nimble.'

async function deleteCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
}

const leave = (event) => event.waitUntil(self.registration.unregister().then(deleteCaches))

// It answers no requests: whatever an open tab still wants comes from the network.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', leave)
// While a tab of before is open, a page that is opened registers it once more, and then sends it a message.
self.addEventListener('message', leave)
