import { logError } from '../log'

const isSupported = () => typeof Notification !== 'undefined'

/** Requests the permission for notifications if it is undecided. Never rejects: a browser may require a click first. */
export async function askToNotify(): Promise<void> {
  if (!isSupported() || Notification.permission !== 'default') return
  try {
    await Notification.requestPermission()
  } catch {
    // Notifications are optional: nothing depends on the outcome.
  }
}

function openOnClick(notification: Notification): void {
  notification.addEventListener('click', () => {
    window.focus()
    notification.close()
  })
}

/** Rejects where there are no service workers. */
async function activeRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.active ? registration : undefined
}

/**
 * Shows a system notification where the visitor has allowed it. Never rejects.
 * @param tag begins with the id of the tool that it is about, whose page a click shows; it takes the place of one with
 * the same tag
 */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  const options: NotificationOptions = {
    body,
    tag,
    icon: `${import.meta.env.BASE_URL}apple-touch-icon.png`,
  }
  // Its notifications outlive the page, and Chrome on Android supports no others.
  const registration = await activeRegistration().catch(() => undefined)
  try {
    if (registration) await registration.showNotification(title, options)
    else openOnClick(new Notification(title, options))
  } catch (cause) {
    // Chrome on Android has the constructor, but it throws.
    if (registration) logError('No notification could be shown', cause)
  }
}
