import { logError } from './log'

const isSupported = () => typeof Notification !== 'undefined'

/** Asks to show notifications if that is undecided. Never rejects: a browser may want a click first. */
export async function askToNotify(): Promise<void> {
  if (!isSupported() || Notification.permission !== 'default') return
  try {
    await Notification.requestPermission()
  } catch {
    // Notifications are an extra: nothing depends on the answer.
  }
}

function openOnClick(notification: Notification): void {
  notification.addEventListener('click', () => {
    window.focus()
    notification.close()
  })
}

/** Chrome on Android has the constructor but throws: there, notifications are a service worker's. */
async function notifyByServiceWorker(title: string, options: NotificationOptions): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.showNotification(title, options)
}

/** Shows a system notification where the visitor has allowed it. Never rejects. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  const options: NotificationOptions = { body, tag, icon: '/apple-touch-icon.png' }
  try {
    openOnClick(new Notification(title, options))
  } catch {
    await notifyByServiceWorker(title, options).catch((cause: unknown) =>
      logError('No notification could be shown', cause),
    )
  }
}
