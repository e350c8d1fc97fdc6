import { hydrated } from './support/hydrated'
import { readyForOffline } from './support/kept-files'
import { expect, test } from './support/offline-test'

test.use({ permissions: ['notifications'] })

test('TI-19: the end of a countdown is notified by the service worker', async ({ page }) => {
  await page.goto('/countdown-timer')
  await readyForOffline(page)
  await page.clock.install()
  const start = page.getByRole('button', { name: 'Start' })
  await hydrated(start)
  await start.click()
  await page.clock.runFor(301_000)
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const notifications = (await registration?.getNotifications()) ?? []
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }))
    })
  await expect.poll(shown).toEqual([
    {
      title: "Time's Up!",
      body: 'Your timer of 5 minutes has finished.',
      tag: 'countdown-timer',
    },
  ])
})
