import * as texts from '../../src/tools/countdown-timer/texts.en'
import { NIGHTLY } from '../support/nightly'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

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

test(
  'TI-51: a tab that was open before the start shows the timer, and stops the alarm',
  NIGHTLY,
  async ({ page, context }) => {
    const other = await context.newPage()
    await other.clock.install({ time: new Date('2026-03-04T12:01:00') })
    await other.goto('/calculator')
    const timer = new TimerPage(page)
    await timer.startFiveMinutes()
    // That page takes the timer up when it has come to rest.
    await expect(async () => {
      await other.clock.runFor(1000)
      await expect(other).toHaveTitle(/^00:0[45]:\d\d · Calculator/, { timeout: 100 })
    }).toPass()
    await other.clock.fastForward('05:00')
    await page.clock.fastForward('05:00')
    await expect(page.locator('audio')).toHaveJSProperty('paused', false)
    await expect(other).toHaveTitle(/^Time's Up! · Calculator/)
    await other.getByRole('button', { name: texts.STOP_ALARM }).click()
    await expect(page.locator('audio')).toHaveJSProperty('paused', true)
    await expect(timer.start).toBeVisible()
  },
)
