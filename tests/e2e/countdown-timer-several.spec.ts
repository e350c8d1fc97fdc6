import { NIGHTLY } from '../support/nightly'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

test(
  'a preset that has the focus gives it to the main button when another timer ends',
  NIGHTLY,
  async ({ page }) => {
    const timer = new TimerPage(page)
    await timer.openInStoppedTime()
    await page.locator('summary', { hasText: 'Several timers' }).press('Enter')
    await timer.start.press('Enter')
    await page.getByRole('button', { name: 'Another timer' }).press('Enter')
    await timer.preset('10 min').press('Enter')
    await page.clock.fastForward(5 * 60_000)
    await expect(timer.timeIsUp).toBeVisible()
    await expect(timer.newTimer).toBeFocused()
  },
)

test(
  'the focus stays among the controls when another tab starts or resets the timer',
  NIGHTLY,
  async ({ page, context }) => {
    const timer = new TimerPage(page)
    const other = new TimerPage(await context.newPage())
    await timer.open()
    await other.open()
    await timer.preset('10 min').focus()
    await other.start.click()
    await expect(timer.pause).toBeFocused()
    await timer.reset.focus()
    await other.reset.click()
    await expect(timer.start).toBeFocused()
  },
)

test('a timer that is put aside is said to go on only while it runs', NIGHTLY, async ({ page }) => {
  const timer = new TimerPage(page)
  const another = page.getByRole('button', { name: 'Another timer' })
  await timer.openInStoppedTime()
  await page.locator('summary', { hasText: 'Several timers' }).press('Enter')
  await timer.start.press('Enter')
  await timer.pause.press('Enter')
  await another.press('Enter')
  await expect(page.getByText('5 minutes stands below, paused', { exact: true })).toBeAttached()
  await timer.preset('10 min').click()
  await timer.start.press('Enter')
  await page.clock.fastForward(10 * 60_000)
  await expect(timer.timeIsUp).toBeVisible()
  await another.press('Enter')
  await expect(page.getByText('10 minutes stands below', { exact: true })).toBeAttached()
})

test(
  'a double click in the list of timers acts once, and not on what takes its place too',
  NIGHTLY,
  async ({ page }) => {
    const timer = new TimerPage(page)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await timer.openInStoppedTime()
    await page.locator('summary', { hasText: 'Several timers' }).click()
    for (const length of ['10 min', '15 min', '25 min']) {
      await timer.preset(length).click()
      await timer.start.click()
      await button('Another timer').click()
    }
    await button('Remove 10 minutes').dblclick()
    await expect(button('Remove 10 minutes')).toHaveCount(0)
    await expect(button('Remove 15 minutes')).toBeVisible()
    await button('Pause 15 minutes').dblclick()
    await expect(button('Resume 15 minutes')).toBeVisible()
    await timer.start.click()
    await button('Show large: 15 minutes').dblclick()
    await expect(timer.clock).toHaveText('00:15:00')
  },
)

test(
  "a long name and 'Time's Up!' over it stand within the ticks of the ring on a phone",
  NIGHTLY,
  async ({ page }) => {
    const timer = new TimerPage(page)
    await timer.openInStoppedTime()
    await page.locator('summary', { hasText: 'Several timers' }).click()
    await page.getByLabel('Name of this timer').fill('A very long name of a timer that goes on')
    await timer.start.click()
    await page.clock.fastForward(5 * 60_000)
    await expect(timer.timeIsUp).toBeVisible()
    for (const [width, height] of [
      [412, 800],
      [360, 740],
      [320, 653],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      const reach = await page.getByRole('region', { name: 'Countdown' }).evaluate((readout) => {
        const ring = readout.querySelector('svg')?.getBoundingClientRect()
        const title = readout.querySelector('h2')?.firstChild
        if (!ring || !title) return null
        const range = document.createRange()
        range.selectNodeContents(title)
        const { top, height: lineHeight, width: titleWidth } = range.getBoundingClientRect()
        // The upper edge of its letters: a fifth of the line is above them.
        const rise = ring.top + ring.height / 2 - (top + lineHeight / 5)
        return Math.hypot(titleWidth / 2, rise) / (ring.width / 2)
      })
      // The longer ticks begin at 128 of 156.
      expect(reach, `at ${width} px`).toBeLessThan(128 / 156)
    }
  },
)
