import { START } from '../../src/tools/countdown-timer/extras/more-controls/texts.en'
import { MAIN_BUTTON, TIME_IS_UP } from '../../src/tools/countdown-timer/texts.en'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/offline-test'

/** Allowed and recorded: Chromium without windows has nowhere to show a notification. */
function recordServiceWorkerNotifications() {
  const shown: unknown[] = []
  Object.assign(window, { shown })
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification(title: string, { body, tag }: NotificationOptions) {
      shown.push({ title, body, tag })
      return Promise.resolve()
    },
  })
}

test('TI-19: the end of a countdown is notified by the service worker', async ({ page }) => {
  await page.addInitScript(recordServiceWorkerNotifications)
  await page.goto('/countdown-timer')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.clock.install()
  const start = page.getByRole('button', { name: START })
  await hydrated(start)
  await start.click()
  await expect(page.getByRole('button', { name: MAIN_BUTTON.running })).toBeVisible()
  await page.clock.runFor(301_000)
  await expect
    .poll(() => page.evaluate((): unknown => Reflect.get(window, 'shown')))
    .toEqual([
      {
        title: TIME_IS_UP,
        body: 'Your timer of 5 minutes has finished.',
        tag: 'countdown-timer#1',
      },
    ])
})
