import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askToNotify, notify } from '#platform/device/notify'

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockReset().mockImplementation(() => {}))
afterEach(() => void vi.unstubAllGlobals())

function stubNotification(permission: NotificationPermission) {
  const made = vi.fn()
  const requestPermission = vi.fn(() => Promise.resolve<NotificationPermission>('granted'))
  class FakeNotification extends EventTarget {
    static readonly permission = permission
    static readonly requestPermission = requestPermission
    readonly close = vi.fn()
    constructor(title: string, options: NotificationOptions) {
      super()
      made(title, options, this)
    }
  }
  vi.stubGlobal('Notification', FakeNotification)
  return { made, requestPermission }
}

/** As on Android. */
function stubIllegalConstructor() {
  class IllegalNotification {
    static readonly permission = 'granted'
    constructor() {
      throw new TypeError('Illegal constructor')
    }
  }
  vi.stubGlobal('Notification', IllegalNotification)
}

function stubServiceWorker(registration: object | undefined) {
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  })
}

test('TI-20: permission is requested if it is undecided', async () => {
  const { requestPermission } = stubNotification('default')
  await askToNotify()
  expect(requestPermission).toHaveBeenCalledOnce()
})

test('TI-20: a browser that rejects the question breaks nothing', async () => {
  const { requestPermission } = stubNotification('default')
  requestPermission.mockRejectedValue(new TypeError('needs a gesture'))
  await expect(askToNotify()).resolves.toBeUndefined()
})

test.each(['granted', 'denied'] as const)(
  'TI-21: no request is made when it is %s',
  async (permission) => {
    const { requestPermission } = stubNotification(permission)
    await askToNotify()
    expect(requestPermission).not.toHaveBeenCalled()
  },
)

test('TI-19: without notifications there is nothing to ask and nothing to show', async () => {
  vi.stubGlobal('Notification', undefined)
  await expect(askToNotify()).resolves.toBeUndefined()
  await expect(notify('title', 'body', 'tag')).resolves.toBeUndefined()
})

test('a notification is shown if permission is granted', async () => {
  const { made } = stubNotification('granted')
  await notify('title', 'body', 'tag')
  expect(made).toHaveBeenCalledOnce()
  expect(made.mock.calls[0]).toMatchObject(['title', { body: 'body', tag: 'tag' }, {}])
})

test.each(['default', 'denied'] as const)(
  'TI-19: none is shown when it is %s',
  async (permission) => {
    const { made } = stubNotification(permission)
    await notify('title', 'body', 'tag')
    expect(made).not.toHaveBeenCalled()
  },
)

test('a click on the notification brings the page back', async () => {
  const { made } = stubNotification('granted')
  const focus = vi.fn()
  vi.stubGlobal('window', { focus })
  await notify('title', 'body', 'tag')
  const notification: EventTarget = made.mock.calls[0]?.[2]
  notification.dispatchEvent(new Event('click'))
  expect(focus).toHaveBeenCalledOnce()
})

test('TI-19: an active service worker shows it, the page does not', async () => {
  const { made } = stubNotification('granted')
  const showNotification = vi.fn(() => Promise.resolve())
  stubServiceWorker({ active: {}, showNotification })
  await notify('title', 'body', 'tag')
  expect(showNotification).toHaveBeenCalledOnce()
  expect(showNotification.mock.calls[0]).toMatchObject(['title', { body: 'body', tag: 'tag' }])
  expect(made).not.toHaveBeenCalled()
})

test('a service worker that is not active yet shows nothing: the page does', async () => {
  const { made } = stubNotification('granted')
  stubServiceWorker({ active: null })
  await notify('title', 'body', 'tag')
  expect(made).toHaveBeenCalledOnce()
})

test('TI-19: where the constructor throws and there is no service worker, there is no notification, and no error', async () => {
  stubIllegalConstructor()
  stubServiceWorker(undefined)
  await notify('title', 'body', 'tag')
  expect(log).not.toHaveBeenCalled()
})

test('a service worker that refuses is logged', async () => {
  stubIllegalConstructor()
  stubServiceWorker({ active: {}, showNotification: () => Promise.reject(new TypeError('no')) })
  await notify('title', 'body', 'tag')
  expect(log).toHaveBeenCalledOnce()
})
