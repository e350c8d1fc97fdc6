import { recordAlarm } from './support/alarm-record'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

test('a visitor sets a timer, pauses it, hears it end and sets a new one', async ({ page }) => {
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  await timer.openInStoppedTime()

  await timer.preset('10 min').click()
  await expect(timer.preset('10 min')).toHaveAttribute('aria-pressed', 'true')
  await timer.seconds.fill('30')
  await timer.start.click()
  await expect(timer.clock).toHaveText('00:10:30')
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

  await page.clock.fastForward(540_000)
  await expect(page.getByText('1 minute left')).toBeAttached()
  await page.clock.fastForward(60_000)
  await expect(timer.timeIsUp).toBeVisible()
  await expect(timer.clock).toHaveText('00:00:00')
  await expect(page).toHaveTitle("Time's Up! · Countdown Timer | Nimble - Free Online Tools")
  expect((await alarm()).plays).toHaveLength(1)

  await timer.newTimer.click()
  await expect(timer.minutes).toHaveValue('10')
  await expect(page).toHaveTitle('Countdown Timer | Nimble - Free Online Tools')
})

test('TI-03: the default is 0 h 5 min 0 s, and Start is enabled', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.open()
  await expect(timer.hours).toHaveValue('0')
  await expect(timer.minutes).toHaveValue('5')
  await expect(timer.seconds).toHaveValue('0')
  await expect(timer.start).toBeEnabled()
})

test('TI-04: Start is refused when the total is 0', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.open()
  await timer.set(0, 0, 0)
  await expect(timer.start).toBeDisabled()
  await expect(page.getByText('Set at least one second to start.')).toBeVisible()
  await timer.seconds.press('Enter')
  await expect(timer.start).toBeVisible()
  await timer.seconds.fill('1')
  await expect(timer.start).toBeEnabled()
})

test('TI-05: the fields take whole numbers in their range, all else becomes 0', async ({
  page,
}) => {
  const timer = new TimerPage(page)
  await timer.open()
  for (const [typed, value] of [
    ['abc', '0'],
    ['', '0'],
    ['60', '59'],
    ['-1', '0'],
    ['1.9', '1'],
    ['1e2', '1'],
    ['٣', '0'],
    ['0x10', '0'],
  ] as const) {
    await timer.minutes.fill(typed)
    await expect(timer.minutes, typed).toHaveValue(value)
  }
  await timer.hours.fill('24')
  await expect(timer.hours).toHaveValue('23')
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
  await expect(timer.minutes).toHaveValue('0')
  await page.keyboard.type('7')
  await expect(timer.minutes).toHaveValue('7')
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
})

test('TI-06: the presets are 5, 10, 15, 25, 30, 45 minutes and 1 and 2 hours', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.open()
  for (const [name, time] of [
    ['5 min', ['0', '5']],
    ['10 min', ['0', '10']],
    ['15 min', ['0', '15']],
    ['25 min', ['0', '25']],
    ['30 min', ['0', '30']],
    ['45 min', ['0', '45']],
    ['1 hour', ['1', '0']],
    ['2 hours', ['2', '0']],
  ] as const) {
    await timer.seconds.fill('9')
    await timer.preset(name).click()
    await expect(timer.hours, name).toHaveValue(time[0])
    await expect(timer.minutes, name).toHaveValue(time[1])
    await expect(timer.seconds, name).toHaveValue('0')
  }
})

test('the ring has a radius of 140, shows what is left and moves once a second', async ({
  page,
}) => {
  const timer = new TimerPage(page)
  await timer.startFiveMinutes()
  const ring = page.locator('circle[stroke-dasharray]')
  await expect(ring).toHaveAttribute('r', '140')
  await expect(ring).toHaveAttribute('stroke-dashoffset', '0')
  await page.clock.fastForward(150_000)
  await expect(ring).toHaveAttribute('stroke-dashoffset', /^439\.82/)
  // Each frame of a transition would be painted on the main thread.
  await expect(ring).toHaveCSS('transition-duration', '0s')
})

test('it says when it will ring', async ({ page }) => {
  const timer = new TimerPage(page)
  await timer.startFiveMinutes()
  await expect(page.getByText('at 12:06 PM')).toBeVisible()
})

test('TI-23: the timer is still running, at the right time, after Back to Tools', async ({
  page,
}) => {
  const timer = new TimerPage(page)
  await timer.startFiveMinutes()
  await page.getByRole('link', { name: 'Back to Tools' }).click()
  await page.clock.fastForward(60_000)
  await expect(page).toHaveTitle(/^00:04:00 · Free Online Tools for Everyone/)
  await page.goBack()
  await expect(timer.clock).toHaveText('00:04:00')
  await expect(timer.pause).toBeVisible()
})

test('a reload asks first while the timer runs, and only then', async ({ page }) => {
  const timer = new TimerPage(page)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await timer.startFiveMinutes()
  await page.reload()
  await expect(timer.start).toBeVisible()
  expect(questions).toEqual(['beforeunload'])
  await timer.minutes.fill('7')
  await page.reload()
  expect(questions).toHaveLength(1)
})
