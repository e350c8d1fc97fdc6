import { tile } from './support/unfold'
import { TILES } from '../../src/tools/countdown-timer/extras/tiles.en'
import type { Locator, Page } from '@playwright/test'
import * as texts from '../../src/tools/countdown-timer/texts.en'
import * as several from '../../src/tools/countdown-timer/extras/several/texts.en'
import { BACK_TO_TOOLS, CLEAR_DATA, KEEP_SETTINGS, LICENSES } from '../../src/app/texts.en'
import { languagesBeside, LANGUAGES } from '../../src/site/languages'
import { PRIVACY_TITLE } from '../../src/site/titles.en'
import { NIGHTLY } from '../support/nightly'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

/** What the footer calls the other languages. */
const OTHER_LANGUAGES = languagesBeside('en').map((id) => LANGUAGES[id].name)

/** Runs in the page: whether nothing lies over the middle of an element. */
function isOnTop(element: HTMLElement | SVGElement) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** Lets a timer end while the landing page is shown; returns the button of the alarm. */
async function ringOverLandingPage(page: Page, name = ''): Promise<Locator> {
  await new TimerPage(page).startFiveMinutes()
  if (name) {
    await tile(page, TILES.several.title).click()
    await page.getByLabel(several.NAME).fill(name)
  }
  await page.getByRole('link', { name: BACK_TO_TOOLS }).click()
  await expect(page).toHaveTitle(/^00:05:00 · Free Online Tools for Everyone/)
  await page.clock.fastForward(5 * 60_000)
  const stop = page.getByRole('button', { name: texts.STOP_ALARM })
  await expect(stop).toBeVisible()
  return stop
}

test(
  'a kept timer goes on and rings where another page is opened afresh',
  NIGHTLY,
  async ({ page }) => {
    const timer = new TimerPage(page)
    await timer.openInStoppedTime()
    // A page that is left at once has kept its timer.
    await timer.start.click()
    await page.goto('/calculator')
    // The page takes the timer up when it has come to rest.
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(page).toHaveTitle(/^00:0[1-5]:\d\d · Calculator/, { timeout: 100 })
    }).toPass()
    // The page that was left holds the right to ring until it is gone.
    const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length)
    await expect.poll(waiting).toBe(0)
    await page.clock.fastForward('05:00')
    await expect(page.getByRole('button', { name: texts.STOP_ALARM })).toBeVisible()
    await expect(page).toHaveTitle(/^Time's Up! · Calculator/)
    await page.getByRole('button', { name: texts.STOP_ALARM }).press('Enter')
    await expect(page).toHaveTitle(/^Calculator/)
  },
)

test(
  'the alarm over another page covers nothing that has the focus, at the end of the page neither',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await ringOverLandingPage(page)
    const licenses = page.getByRole('link', { name: LICENSES })
    // Where the bar would lie over it.
    await licenses.evaluate((link) =>
      window.scrollBy(0, link.getBoundingClientRect().bottom - window.innerHeight + 40),
    )
    await licenses.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
    await page.keyboard.press('Shift+Tab')
    const controls = [LICENSES, PRIVACY_TITLE, ...OTHER_LANGUAGES, KEEP_SETTINGS, CLEAR_DATA]
    for (const name of controls) {
      await page.keyboard.press('Tab')
      const control = page.locator(':focus')
      await expect(control).toHaveAccessibleName(name)
      expect(await control.evaluate(isOnTop), name).toBe(true)
    }
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: CLEAR_DATA })).toBeInViewport({ ratio: 1 })
  },
)
