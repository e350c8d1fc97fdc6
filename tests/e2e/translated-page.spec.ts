import { ENDS } from '../../src/tools/countdown-timer/texts.en'
import { toChooseFrom, TYPES } from '../../src/tools/password-generator/texts.en'
import { NIGHTLY } from '../support/nightly'
import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'
import { startTranslator } from './support/translator'

test(
  'a timer in a page that the browser translates starts, pauses and ends',
  NIGHTLY,
  async ({ page }) => {
    const timer = new TimerPage(page)
    await timer.open()
    await timer.set(0, 0, 2)
    await startTranslator(page)
    await timer.start.click()
    await timer.pause.click()
    await expect(timer.mainButton).toHaveText('RESUME')
    await timer.resume.click()
    await expect(timer.timeIsUp).toHaveText("TIME'S UP!")
    await timer.newTimer.click()
    await expect(timer.mainButton).toHaveText('START TIMER')
  },
)

test(
  'texts go, too, that a translator has put into elements of its own',
  NIGHTLY,
  async ({ page }) => {
    const timer = new TimerPage(page)
    const ends = page.getByText(ENDS.toUpperCase(), { exact: true })
    await timer.open()
    await startTranslator(page, 'around')
    await timer.start.click()
    await expect(ends).toHaveCount(1)
    await timer.pause.click()
    await expect(page.getByText('PAUSED', { exact: true })).toBeVisible()
    await expect(ends).toHaveCount(0)
  },
)

test(
  'what changes in a page that the browser translates is what it shows',
  NIGHTLY,
  async ({ page }) => {
    const generator = new PasswordPage(page)
    await generator.open()
    await startTranslator(page)
    await expect(page.getByText(toChooseFrom(62))).toBeVisible()
    await page.getByRole('checkbox', { name: TYPES.includeNumbers.label }).uncheck()
    await expect(page.getByText(toChooseFrom(52))).toBeVisible()
    await expect(page.getByText(toChooseFrom(62))).toHaveCount(0)
  },
)

test(
  'a page that is translated into a language from right to left keeps its figures',
  NIGHTLY,
  async ({ page }) => {
    const timer = new TimerPage(page)
    await timer.open()
    await startTranslator(page)
    // As the translator of Chrome does it for Arabic and Hebrew.
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    const places = await Promise.all(
      [timer.hours, timer.minutes, timer.seconds].map(
        async (field) => (await field.boundingBox())?.x,
      ),
    )
    expect(places).toEqual(places.toSorted((a, b) => Number(a) - Number(b)))
    await expect(timer.seconds).toHaveCSS('direction', 'ltr')
  },
)
