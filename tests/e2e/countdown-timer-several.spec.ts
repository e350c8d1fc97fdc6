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
