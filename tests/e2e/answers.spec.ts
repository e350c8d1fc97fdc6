import type { Page } from '@playwright/test'
import { NIGHTLY } from '../support/nightly'
import { hydrated } from './support/hydrated'
import { ADD_MORE, TRY_ASKING } from '../../src/app/answers/texts.en'
import { NO_ANSWER } from '../../src/answers/texts.en'
import { TILES as TIMER_TILES } from '../../src/tools/countdown-timer/extras/tiles.en'
import { ASK_LABEL, WHAT_CAN_I_ASK } from '../../src/app/texts.en'
import { FROM, TO_UNIT } from '../../src/tools/unit-converter/texts.en'
import { PROBLEMS } from '../../src/tools/calculator/box/texts.en'
import { DISPLAY_LABEL } from '../../src/tools/calculator/texts.en'
import { TEXT } from '../../src/tools/qr-generator/texts.en'
import { ask, field, heading, openButton, options } from './support/ask-page'
import { expect, test } from './support/test'
import { recordTraffic } from './support/traffic'
import { tile } from './support/unfold'
import { titleOf } from './support/routes'

const ANSWER_CODE = /\/static\/js\/(answer|box)/

async function askOnLandingPage(page: Page) {
  await field(page).fill('100 usd to eur')
  await expect(options(page).first()).toContainText('EUR')
  await field(page).fill('zq7 sentinel')
  await expect(page.getByText(NO_ANSWER).first()).toBeVisible()
  await expect(page.getByText(TRY_ASKING)).toBeVisible()
  await expect(page.getByRole('button', { name: 'steelblue' })).toHaveCount(0)
  await page.getByRole('button', { name: WHAT_CAN_I_ASK }).click()
  await page.getByRole('button', { name: 'steelblue' }).click()
  await expect(field(page)).toHaveValue('steelblue')
  await expect(field(page)).toBeFocused()
  await expect(options(page).first()).toContainText('#4682b4')
}

async function restOnNumber(page: Page) {
  await field(page).fill('42')
  await expect(page.getByText(ADD_MORE)).toBeVisible()
  await expect(page.getByText(NO_ANSWER)).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
}

/** AN-04: what the page alone works out has its reason in the window, and opens there. */
async function askForTooMuch(page: Page) {
  await field(page).fill('9^9^9^9')
  await expect(page.locator('[data-ask]').getByText(PROBLEMS['too-large'] ?? '')).toBeVisible()
  await expect(openButton(page)).toBeVisible()
}

async function chooseReading(page: Page) {
  await field(page).fill('')
  await ask(page, '10 m')
  await expect(options(page)).toHaveCount(2)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(options(page).first()).toContainText('00:10:00')
  await page.keyboard.press('ArrowDown')
  const shown = page.locator('[data-ask] :is(p, ul)')
  await expect(shown).toContainText('32.808')
  await options(page).first().click()
  await expect(shown).toContainText('10:00')
  await options(page).nth(1).click()
  await expect(shown).toContainText('32.808')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(titleOf('unit-converter'))
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(/\/unit-converter#10m=ft$/)
  await expect(page.getByLabel(FROM, { exact: true })).toHaveValue('10')
  await expect(page.getByLabel(TO_UNIT)).toHaveValue('ft')
}

async function comeBack(page: Page) {
  await page.goBack()
  await expect(field(page)).toHaveValue('10 m')
  await expect(options(page)).toHaveCount(2)
  await page.goForward()
  await expect(heading(page)).toHaveText(titleOf('unit-converter'))
}

async function askOverCalculator(page: Page) {
  await ask(page, '18% of 240')
  await expect(options(page).first()).toContainText('43.2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/calculator#18%25%20of%20240$/)
  await expect(page.getByText('18% of 240 =').first()).toBeVisible()

  const opener = page.getByRole('button', { name: ASK_LABEL })
  await opener.focus()
  await ask(page, '2+3*4')
  await expect(options(page).first()).toContainText('14')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await ask(page, '1')
  // Cmd K in one task with the end, as on a busy phone: that the dialog is closed is not yet reported.
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', metaKey: true }))
  })
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  // The calculator did not get the keys.
  await expect(page.getByLabel(DISPLAY_LABEL, { exact: true })).toHaveText('43.2')
}

/** By arrows from the tools to the extras below them, and by words. */
async function openExtras(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(options(page)).toHaveCount(7 + 6 + 3)
  await page.keyboard.press('ArrowRight')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(7)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('sevral timrs')
  await expect(options(page).first()).toContainText(TIMER_TILES.several.title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/countdown-timer#extra=several$/)
  const several = tile(page, TIMER_TILES.several.title)
  await expect(several).toHaveAttribute('aria-expanded', 'true')
  await expect(several).toBeInViewport()
}

/** On its own page, at the address that it has already. */
async function openExtraAgain(page: Page) {
  const several = tile(page, TIMER_TILES.several.title)
  await heading(page).focus()
  await page.evaluate(() => scrollTo(0, 0))
  await ask(page, 'several timers')
  await expect(options(page).first()).toContainText(TIMER_TILES.several.title)
  await page.keyboard.press('Enter')
  await expect(several).toBeFocused()
  await expect(several).toBeInViewport()
  await expect(several).toHaveAttribute('aria-expanded', 'true')
  const left = await heading(page).textContent()
  await page.goBack()
  await expect(heading(page)).not.toHaveText(left ?? '')
  await page.goForward()
  await expect(heading(page)).toHaveText(left ?? '')
}

async function openInMemory(page: Page) {
  await ask(page, 'qr my secret')
  await openButton(page).click()
  await expect(page.getByLabel(TEXT)).toHaveValue('my secret')
  await expect(page).toHaveURL(/\/qr-generator$/)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('secret')
  await expect(heading(page)).toHaveText(titleOf('qr-generator'))
  await ask(page, 'password 20')
  await openButton(page).click()
  await expect(page).toHaveURL(/\/password-generator$/)
  await expect(page.getByRole('slider')).toHaveValue('20')
}

test(
  'Enter that takes over what an input method composes opens nothing',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/')
    await field(page).click()
    await field(page).fill('5 kg in lb')
    await expect(options(page).first()).toContainText('11.0231131092')
    // The second is WebKit's.
    for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
      await field(page).dispatchEvent('keydown', { key: 'Enter', ...sign })
      await field(page).dispatchEvent('keyup', { key: 'Enter', ...sign })
      await expect(field(page)).toBeFocused()
    }
    await page.keyboard.type('s')
    await expect(options(page).first()).toContainText('5 kg')
    await expect(field(page)).toHaveValue('5 kg in lbs')
    await expect(page).toHaveURL(/\/$/)
  },
)

test(
  'the dialog gives the focus back to the menu that it has closed',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/unit-converter')
    const menu = page.getByRole('banner').locator('summary')
    await hydrated(menu)
    await menu.press('Enter')
    await page.keyboard.press('Tab')
    await ask(page, '1')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()

    // On a slow device the shortcut comes before the page has noticed that the menu is open.
    await menu.evaluate((summary: HTMLElement) => {
      summary.click()
      summary.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }),
      )
    })
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveCount(0)
    await expect(menu).toBeFocused()
  },
)

test('AN-12: the field answers while one types, here and over every page, and opens the tool with it filled in', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { sent } = await recordTraffic(context)
  await page.goto('/')
  await hydrated(page.getByRole('button', { name: /^Theme/ }))
  expect(sent.filter(({ content }) => ANSWER_CODE.test(content))).toEqual([])

  await test.step('what has no answer is noted, and the examples fill the field', () =>
    askOnLandingPage(page))
  await test.step('a number alone is no error, and the beginning of a question', () =>
    restOnNumber(page))
  await test.step('AN-04: a sum that is too large for the box says so', () => askForTooMuch(page))
  await test.step('AN-33: several readings are gone through by arrows or by a press; Enter opens the tool with one', () =>
    chooseReading(page))
  await test.step('AN-14: the way back to the landing page brings the question back', () =>
    comeBack(page))
  await test.step('the dialog opens on every page, takes the keys, and gives the focus back', () =>
    askOverCalculator(page))
  await test.step('QR texts and passwords reach their tools in memory, not by the address', () =>
    openInMemory(page))
  await test.step('AN-30: the dialog opens full, and an extra opens unfolded and in view', () =>
    openExtras(page))
  await test.step('asked for again, an extra is in view again, without another entry of the history', () =>
    openExtraAgain(page))
  await test.step('no question was sent anywhere', () => {
    const own = new URL(baseURL ?? '').host
    expect(sent.filter(({ host }) => host !== own)).toEqual([])
    const contents = sent.map(({ content }) => content).join('\n')
    expect(contents).not.toMatch(/zq7.{0,3}sentinel|100.?usd|my.{0,3}secret/i)
  })
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test(
    'a time that the change of the clocks leaves out is that of the next day, one that it repeats comes once more',
    NIGHTLY,
    async ({ page }) => {
      // 4:30 in the morning; the clocks have gone from 2 to 3.
      await page.clock.setFixedTime('2026-03-08T08:30:00Z')
      await page.goto('/')
      await field(page).focus()
      await page.keyboard.type('at 2:30 am')
      await expect(options(page).first()).toContainText('22:00:00')
      // 1:30 for the first time; the clocks will go from 2 to 1.
      await page.clock.setFixedTime('2026-11-01T05:30:00Z')
      await field(page).fill('at 1:15 am')
      await expect(options(page).first()).toContainText('00:45:00')
    },
  )
})
