import { recordAlarm } from './support/alarm-record'
import { recordQuestions } from './support/notification-questions'
import { workerRefused } from './support/scripts'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

test('a visitor sets a timer, pauses it, hears it end and sets a new one', async ({ page }) => {
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  const questions = await recordQuestions(page)
  await timer.openInStoppedTime()
  await expect.poll(questions).toBe(1)
  const presets = page.getByRole('group', { name: 'Quick presets' }).getByRole('button')
  await expect(presets).toHaveText(
    ['5', '10', '15', '25', '30', '45']
      .map((minutes) => `${minutes} min`)
      .concat('1 hour', '2 hours'),
  )

  await timer.preset('10 min').click()
  await expect(timer.preset('10 min')).toHaveAttribute('aria-pressed', 'true')
  await timer.seconds.fill('30')
  await timer.start.click()
  expect(await questions()).toBe(2)
  await expect(timer.clock).toHaveText('00:10:30')
  await expect(page.getByText('Ends 12:11 PM')).toBeVisible()
  await expect(page).toHaveTitle('00:10:30 · Countdown Timer | Nimble - Free Online Tools')
  await expect(page.getByRole('status').filter({ hasText: 'Timer started' })).toHaveText(
    'Timer started: 10 minutes 30 seconds',
  )

  await page.clock.fastForward(30_000)
  await expect(timer.clock).toHaveText('00:10:00')
  await timer.pause.click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.clock.fastForward(60_000)
  await timer.resume.click()
  await expect(timer.clock).toHaveText('00:10:00')

  const needle = page.getByRole('region', { name: 'Countdown' }).locator('path[transform]')
  await page.clock.fastForward(285_000)
  await expect(timer.clock).toHaveText('00:05:15')
  await expect(needle).toHaveAttribute('transform', 'rotate(180.00)')
  // Each frame of a transition would be painted on the main thread.
  await expect(needle).toHaveCSS('transition-duration', '0s')

  await page.clock.fastForward(255_000)
  await expect(page.getByText('1 minute left')).toBeAttached()
  await page.clock.fastForward(60_000)
  await expect(timer.timeIsUp).toBeVisible()
  await expect(timer.clock).toHaveText('00:00:00')
  await expect(page.locator('body')).toHaveClass('timer-finished')
  await expect(page).toHaveTitle("Time's Up! · Countdown Timer | Nimble - Free Online Tools")
  expect((await alarm()).plays).toHaveLength(1)

  await timer.newTimer.click()
  await expect(timer.minutes).toHaveValue('10')
  await expect(page).toHaveTitle('Countdown Timer | Nimble - Free Online Tools')
})

test('a field is typed over and stepped by the keyboard, and Enter starts', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.openInStoppedTime()
  await timer.minutes.focus()
  await page.keyboard.type('12')
  await expect(timer.minutes).toHaveValue('12')
  await page.keyboard.press('ArrowUp')
  await expect(timer.minutes).toHaveValue('13')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(timer.minutes).toHaveValue('00')
  // TI-04: the total is 0.
  await expect(timer.start).toBeDisabled()
  await expect(page.getByText('Set at least one second to start.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(timer.minutes).toBeFocused()
  await page.keyboard.type('7')
  await expect(timer.minutes).toHaveValue('07')
  await page.keyboard.type('5')
  await expect(timer.minutes).toHaveValue('75')
  await timer.seconds.focus()
  await expect(timer.hours).toHaveValue('01')
  await expect(page.getByText('That is 1 hour 15 minutes.')).toBeVisible()
  await timer.set(0, 7, 0)
  await page.keyboard.press('Enter')
  await expect(timer.clock).toHaveText('00:07:00')
  await expect(timer.pause).toBeFocused()
  // A key held down comes again and again.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(timer.resume).toBeFocused()
  await timer.reset.press('Enter')
  await expect(timer.start).toBeFocused()
  await expect(timer.reset).toBeDisabled()
})

test('a reload asks first while the timer runs, which then goes on', async ({ page }) => {
  const timer = new TimerPage(page)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await recordAlarm(page)
  await timer.startFiveMinutes()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nimble.timer'))).not.toBe(null)
  await page.reload()
  await expect(timer.clock).toHaveText(/^00:0[45]:\d\d$/)
  expect(questions).toEqual(['beforeunload'])
  await timer.pause.click()
  await page.reload()
  await expect(timer.resume).toBeVisible()
  expect(questions).toHaveLength(1)
  await timer.reset.click()
  expect(await page.evaluate(() => localStorage.getItem('nimble.timer'))).toBe(null)
})

test('TI-23: on another page the timer runs on, rings and can be stopped', async ({ page }) => {
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  await timer.startFiveMinutes()
  await page.getByRole('link', { name: 'Back to Tools' }).click()
  await page.clock.fastForward(60_000)
  await expect(page).toHaveTitle(/^00:04:00 · Free Online Tools for Everyone/)
  const pauses = (await alarm()).pauses.length
  await page.clock.fastForward(240_000)
  await expect(page).toHaveTitle(/^Time's Up! · Free Online Tools for Everyone/)
  const bar = page.getByRole('alert').filter({ hasText: "Time's Up!" })
  await expect(bar.getByRole('link', { name: "Time's Up!" })).toBeVisible()
  expect((await alarm()).plays).toHaveLength(1)
  expect((await alarm()).pauses).toHaveLength(pauses)
  await bar.getByRole('button', { name: 'Stop alarm' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Alarm stopped', { exact: true })).toBeAttached()
  expect((await alarm()).pauses).toHaveLength(pauses + 1)
  await page.goBack()
  await expect(timer.start).toBeVisible()
})

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

test('the Start click fetches the alarm, which sounds over and over until New Timer', async ({
  page,
}) => {
  const timer = new TimerPage(page)
  await timer.open()
  await timer.set(0, 0, 1)
  const [response] = await Promise.all([page.waitForResponse(/alarm\.wav/), timer.start.click()])
  expect([200, 206]).toContain(response.status())
  const audio = page.locator('audio')
  await expect(audio).toHaveJSProperty('paused', true)
  await expect(timer.timeIsUp).toBeVisible()
  const position = () => audio.evaluate((element: HTMLAudioElement) => element.currentTime)
  await expect.poll(position).toBeGreaterThan(0)
  await timer.newTimer.click()
  await expect(audio).toHaveJSProperty('paused', true)
  await expect(audio).toHaveJSProperty('currentTime', 0)
})

test('PL-16: without its worker the timer runs all the same', async ({ page, complaints }) => {
  complaints.announce(/No worker: the page ticks itself/, workerRefused('timer-tick', 404))
  await page.route('**/timer-tick.worker*', (route) => route.fulfill({ status: 404 }))
  const timer = new TimerPage(page)
  await recordAlarm(page)
  await timer.open()
  await timer.set(0, 0, 2)
  await timer.start.click()
  await expect(timer.clock).toHaveText('00:00:01')
  await expect(timer.timeIsUp).toBeVisible()
})
