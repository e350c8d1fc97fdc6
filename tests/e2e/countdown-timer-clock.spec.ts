import { recordAlarm } from './support/alarm-record'
import { recordNotifications } from './support/notification-record'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

const TICK_SCRIPT = '**/timer-tick.worker*'

test('TI-07: after 5 minutes it is finished, once', async ({ page }) => {
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  const notifications = await recordNotifications(page, { permission: 'granted' })
  await timer.startFiveMinutes()
  await page.clock.runFor(300_000)
  await expect(timer.timeIsUp).toBeVisible()
  await page.clock.runFor(10_000)
  expect((await alarm()).plays).toHaveLength(1)
  expect((await notifications()).shown).toEqual(["Time's Up!"])
})

test('TI-08: a page that slept for 299 s shows 1 s', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.startFiveMinutes()
  await page.clock.fastForward(299_000)
  await expect(timer.clock).toHaveText('00:00:01')
})

test('TI-09: a page that slept for an hour is finished once, at 00:00:00', async ({ page }) => {
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  await timer.startFiveMinutes()
  await page.clock.fastForward(3_600_000)
  await expect(timer.timeIsUp).toBeVisible()
  await expect(timer.clock).toHaveText('00:00:00')
  await page.clock.fastForward(3_600_000)
  expect((await alarm()).plays).toHaveLength(1)
})

test('TI-10: a page that wakes once a minute finishes at the fifth', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.startFiveMinutes()
  for (const shown of ['00:04:00', '00:03:00', '00:02:00', '00:01:00', '00:00:00']) {
    await expect(timer.timeIsUp).toBeHidden()
    await page.clock.fastForward(60_000)
    await expect(timer.clock).toHaveText(shown)
  }
  await expect(timer.timeIsUp).toBeVisible()
})

test('TI-11: a wall clock that is set back by an hour changes nothing', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.startFiveMinutes()
  await page.clock.setSystemTime(new Date('2026-03-04T11:01:00'))
  await page.clock.fastForward(1000)
  await expect(timer.clock).toHaveText('00:04:59')
  await expect(page.getByText('at 11:06 AM')).toBeVisible()
})

test('TI-12: a wall clock that is 3 minutes on after sleep takes 180 s away', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.openInStoppedTime()
  await timer.preset('10 min').click()
  await timer.start.click()
  await page.clock.setSystemTime(new Date('2026-03-04T12:04:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(timer.clock).toHaveText('00:07:00')
  await expect(page.getByText('at 12:11 PM')).toBeVisible()
})

test('TI-13: paused at 4:10 it stays at 4:10, and then takes 250 s', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.startFiveMinutes()
  await page.clock.fastForward(50_000)
  await timer.pause.click()
  await page.clock.fastForward(600_000)
  await expect(timer.clock).toHaveText('00:04:10')
  await timer.resume.click()
  await expect(timer.clock).toHaveText('00:04:10')
  await page.clock.fastForward(249_000)
  await expect(timer.clock).toHaveText('00:00:01')
  await page.clock.fastForward(1000)
  await expect(timer.timeIsUp).toBeVisible()
})

test('TI-14: 20 pauses lose no time and leave one worker', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.startFiveMinutes()
  for (let turn = 0; turn < 20; turn++) {
    await page.clock.fastForward(50)
    await timer.pause.click()
    await timer.resume.click()
  }
  await expect(timer.clock).toHaveText('00:04:59')
  await expect.poll(() => page.workers().length).toBe(1)
  await timer.reset.click()
  await expect.poll(() => page.workers().length).toBe(0)
})

test('PL-16: without its worker the timer runs all the same', async ({ page, complaints }) => {
  complaints.announce(/No worker: the page ticks itself/)
  await page.route(TICK_SCRIPT, (route) => route.fulfill({ status: 404 }))
  const timer = new TimerPage(page)
  await recordAlarm(page)
  await timer.open()
  await timer.set(0, 0, 2)
  await timer.start.click()
  await expect(timer.clock).toHaveText('00:00:01')
  await expect(timer.timeIsUp).toBeVisible()
})

test('PL-18: a worker that closes itself does not stop the timer', async ({ page }) => {
  await page.route(TICK_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.close()' }),
  )
  const timer = new TimerPage(page)
  await recordAlarm(page)
  await timer.open()
  await timer.set(0, 0, 1)
  await timer.start.click()
  await expect(timer.timeIsUp).toBeVisible()
})
