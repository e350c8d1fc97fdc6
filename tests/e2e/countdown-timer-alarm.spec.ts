import { recordAlarm } from './support/alarm-record'
import { recordNotifications } from './support/notification-record'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

test('a timer of a second sounds the alarm over and over until New Timer', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.open()
  await timer.set(0, 0, 1)
  await timer.start.click()
  await expect(timer.timeIsUp).toBeVisible()
  const audio = page.locator('audio')
  const position = () => audio.evaluate((element: HTMLAudioElement) => element.currentTime)
  await expect.poll(position).toBeGreaterThan(0)
  await timer.newTimer.click()
  await expect(audio).toHaveJSProperty('paused', true)
  await expect(audio).toHaveJSProperty('currentTime', 0)
})

for (const button of ['New Timer', 'Reset']) {
  test(`TI-15: ${button} silences the alarm and returns to the settings`, async ({ page }) => {
    const timer = new TimerPage(page)
    const alarm = await recordAlarm(page)
    await timer.startFiveMinutes()
    await page.clock.fastForward(300_000)
    await page.getByRole('button', { name: button }).click()
    await expect(timer.start).toBeVisible()
    expect((await alarm()).pauses).toHaveLength(1)
    await expect(page.locator('audio')).toHaveJSProperty('currentTime', 0)
  })
}

test('TI-16: leaving the page while the alarm sounds stops it', async ({ page }) => {
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  await timer.startFiveMinutes()
  await page.clock.fastForward(300_000)
  await expect(timer.timeIsUp).toBeVisible()
  expect((await alarm()).pauses).toHaveLength(0)
  await page.getByRole('link', { name: 'Back to Tools' }).click()
  await expect.poll(async () => (await alarm()).pauses.length).toBe(1)
})

test('the timer rings on another page of the product', async ({ page }) => {
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  await timer.startFiveMinutes()
  await page.getByRole('link', { name: 'Back to Tools' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Countdown Timer')
  const silenced = (await alarm()).pauses.length
  await page.clock.fastForward(300_000)
  await expect(page).toHaveTitle(/^Time's Up! · Free Online Tools for Everyone/)
  await expect(page.locator('body')).toHaveClass('timer-finished')
  expect((await alarm()).plays).toHaveLength(1)
  expect((await alarm()).pauses).toHaveLength(silenced)
  await page.goBack()
  await expect(timer.timeIsUp).toBeVisible()
})

test('a timer that rings on another page can be stopped there', async ({ page }) => {
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  await timer.startFiveMinutes()
  await page.getByRole('link', { name: 'Back to Tools' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Countdown Timer')
  const silenced = (await alarm()).pauses.length
  await page.clock.fastForward(300_000)
  const bar = page.getByRole('alert').filter({ hasText: "Time's Up!" })
  await expect(bar.getByRole('link', { name: "Time's Up!" })).toBeVisible()
  await bar.getByRole('button', { name: 'Stop alarm' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Alarm stopped', { exact: true })).toBeAttached()
  expect((await alarm()).pauses).toHaveLength(silenced + 1)
})

test('TI-17: a browser that refuses to play is logged once, and the timer is finished', async ({
  page,
  complaints,
}) => {
  complaints.announce(/The alarm could not sound/)
  const timer = new TimerPage(page)
  await recordAlarm(page, { refuse: true })
  await timer.startFiveMinutes()
  await page.clock.fastForward(300_000)
  await expect(timer.timeIsUp).toBeVisible()
  await expect.poll(() => complaints.matching(/alarm/)).toHaveLength(1)
})

test('TI-18: the alarm is a looping sound that can be heard', async ({ page }) => {
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  await timer.startFiveMinutes()
  await page.clock.fastForward(300_000)
  await expect(timer.timeIsUp).toBeVisible()
  const [play] = (await alarm()).plays
  expect(play?.loop).toBe(true)
  const loudest = await page.evaluate(async (src) => {
    const file = await (await fetch(src)).arrayBuffer()
    const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(file)
    return Math.max(...sound.getChannelData(0).map(Math.abs))
  }, play?.src ?? '')
  expect(loudest).toBeGreaterThan(0.5)
})

test('the Start click fetches the alarm, without a sound', async ({ page }) => {
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  await timer.open()
  const [response] = await Promise.all([page.waitForResponse(/alarm\.wav/), timer.start.click()])
  expect([200, 206]).toContain(response.status())
  expect((await alarm()).plays).toEqual([])
})

for (const behaviour of [
  { permission: 'denied' },
  { permission: 'granted', illegalConstructor: true },
] as const) {
  const { permission } = behaviour
  test(`TI-19: notifications ${permission}, none by the page: it finishes normally`, async ({
    page,
  }) => {
    const timer = new TimerPage(page)
    const alarm = await recordAlarm(page)
    const notifications = await recordNotifications(page, behaviour)
    await timer.startFiveMinutes()
    await page.clock.fastForward(300_000)
    await expect(timer.timeIsUp).toBeVisible()
    expect((await alarm()).plays).toHaveLength(1)
    const byServiceWorker = permission === 'granted' ? ["Time's Up!"] : []
    await expect.poll(notifications).toEqual({ questions: 0, shown: [], byServiceWorker })
  })
}

test('TI-19: in a browser without notifications it finishes normally', async ({ page }) => {
  const timer = new TimerPage(page)
  await recordAlarm(page)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Notification'))
  await timer.startFiveMinutes()
  await page.clock.fastForward(300_000)
  await expect(timer.timeIsUp).toBeVisible()
})

test('TI-20: permission is requested on page load if undecided, and again on Start', async ({
  page,
}) => {
  const timer = new TimerPage(page)
  const notifications = await recordNotifications(page, { permission: 'default' })
  await timer.open()
  await expect.poll(async () => (await notifications()).questions).toBe(1)
  await timer.start.click()
  await expect.poll(async () => (await notifications()).questions).toBe(2)
})

test('TI-20: a browser that rejects the question breaks nothing', async ({ page }) => {
  const timer = new TimerPage(page)
  await recordNotifications(page, { permission: 'default', rejectsQuestions: true })
  await timer.startFiveMinutes()
  await expect(timer.clock).toHaveText('00:05:00')
})

test('TI-21: permission that was granted is not requested', async ({ page }) => {
  const timer = new TimerPage(page)
  const notifications = await recordNotifications(page, { permission: 'granted' })
  await timer.open()
  await timer.start.click()
  await expect(timer.pause).toBeVisible()
  expect((await notifications()).questions).toBe(0)
})

test('TI-22: the page gets a timer-finished style for 3 seconds', async ({ page }) => {
  const timer = new TimerPage(page)
  await recordAlarm(page)
  await timer.startFiveMinutes()
  await page.clock.fastForward(300_000)
  const body = page.locator('body')
  await expect(body).toHaveClass('timer-finished')
  await page.clock.runFor(2900)
  await expect(body).toHaveClass('timer-finished')
  await page.clock.runFor(200)
  await expect(body).not.toHaveClass('timer-finished')
})

test('TI-25: a refused wake lock is no error, and it is given back on pause', async ({ page }) => {
  await page.addInitScript(() => {
    let asked = 0
    const locks: { released: boolean }[] = []
    navigator.wakeLock.request = () => {
      if (asked++ === 0) return Promise.reject(new DOMException('', 'NotAllowedError'))
      const lock = { released: false, release: async () => void (lock.released = true) }
      locks.push(lock)
      // Only these two are used.
      return Promise.resolve(lock as unknown as WakeLockSentinel)
    }
    Object.assign(globalThis, { locks })
  })
  const held = () =>
    page.evaluate(() => {
      const { locks } = globalThis as unknown as { locks: { released: boolean }[] }
      return locks.filter(({ released }) => !released).length
    })
  const timer = new TimerPage(page)
  await timer.startFiveMinutes()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(held).toBe(1)
  await timer.pause.click()
  await expect.poll(held).toBe(0)
})
