import type { Page } from '@playwright/test'

interface NotificationRecord {
  questions: number
  shown: string[]
  byServiceWorker: string[]
}

declare global {
  var notificationRecord: NotificationRecord
}

interface Behaviour {
  permission: NotificationPermission
  /** As in Chrome on Android; a service worker stands by. */
  illegalConstructor?: boolean
  /** As in a browser that wants a click first. */
  rejectsQuestions?: boolean
}

/** Nothing is shown; what was asked for is written down. */
export async function recordNotifications(page: Page, behaviour: Behaviour) {
  await page.addInitScript(({ permission, illegalConstructor, rejectsQuestions }) => {
    const record: NotificationRecord = { questions: 0, shown: [], byServiceWorker: [] }
    globalThis.notificationRecord = record
    class RecordedNotification extends EventTarget {
      static readonly permission = permission
      static requestPermission() {
        record.questions++
        return rejectsQuestions
          ? Promise.reject(new TypeError('needs a gesture'))
          : Promise.resolve(permission)
      }
      constructor(title: string) {
        if (illegalConstructor) throw new TypeError('Illegal constructor')
        super()
        record.shown.push(title)
      }
    }
    Object.defineProperty(globalThis, 'Notification', { value: RecordedNotification })
    const showNotification = async (title: string) => void record.byServiceWorker.push(title)
    navigator.serviceWorker.getRegistration = () =>
      // No more of it is used.
      Promise.resolve({
        active: illegalConstructor ? {} : null,
        showNotification,
      } as unknown as ServiceWorkerRegistration)
  }, behaviour)
  return () => page.evaluate(() => globalThis.notificationRecord)
}
