import type { Page } from '@playwright/test'
import { EXAMPLES } from '../../src/app/answers/examples.en'
import { ANSWERS_NOT_LOADED, ASK_LABEL, WHAT_CAN_I_ASK } from '../../src/app/texts.en'
import { LOADING, TRY_AGAIN } from '../../src/ui/texts.en'
import { DISPLAY_LABEL } from '../../src/tools/calculator/texts.en'
import { deferred } from '../support/deferred'
import { NIGHTLY } from '../support/nightly'
import { ask, field, heading, options } from './support/ask-page'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'
import { titleOf } from './support/routes'

const BOX_CODE = /\/static\/js\/answering-/

const opener = (page: Page) => page.getByRole('button', { name: ASK_LABEL })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: ANSWERS_NOT_LOADED })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(opener(page))
}

/** Holds back code until the returned function is called. */
async function hold(page: Page, code: RegExp) {
  const gate = deferred()
  await page.unroute(code)
  await page.route(code, async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}

async function askWithoutBox(page: Page) {
  await ask(page, '5 kg in lb')
  await expect(failure(page)).toBeVisible()
  await expect(field(page)).toHaveValue('5 kg in lb')
  // A row of its own, as high as a finger.
  const { height = 0 } = (await field(page).boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(44)
}

async function tryAgain(page: Page) {
  await page.unroute(BOX_CODE)
  await page.getByRole('button', { name: TRY_AGAIN }).press('Enter')
  await expect(options(page).first()).toContainText('11.0231131092 lb')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('5 kg in lb')
  await expect(failure(page)).toHaveCount(0)
}

async function typeBeforeItComes(page: Page, letGo: () => void) {
  await opener(page).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('2+3*4')
  await expect(page.getByText(LOADING)).toBeVisible()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('+1')
  await expect(field(page)).toHaveValue('2+3*4+1')
  await expect(options(page).first()).toContainText('15')
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
  await expect(page.getByLabel(DISPLAY_LABEL, { exact: true })).not.toContainText('4')
}

test(
  'a box that is late takes what was typed, and one that does not come is announced',
  NIGHTLY,
  async ({ page, consoleGuard }) => {
    consoleGuard.expectLines(/Failed to load resource/)
    for (const path of ['/', '/calculator']) {
      await test.step(`on ${path} a box that does not come keeps what was typed, and comes on a second try`, async () => {
        await page.route(BOX_CODE, (route) => route.abort())
        await open(page, path)
        await askWithoutBox(page)
        await tryAgain(page)
      })
    }
    const letGo = await hold(page, BOX_CODE)
    await open(page, '/calculator')
    await test.step('keys pressed while the dialog loads are in its field, and none reach the page', () =>
      typeBeforeItComes(page, letGo))
    await test.step('Enter pressed while the dialog loads opens the answer once it is computed', async () => {
      const letGoAgain = await hold(page, BOX_CODE)
      await open(page, '/qr-generator')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('5 kg in lb')
      await page.keyboard.press('Enter')
      letGoAgain()
      await expect(heading(page)).toHaveText(titleOf('unit-converter'))
      await expect(page).toHaveURL(/#5kg=lb$/)
    })
  },
)

test('AN-12: Enter waits for the worker that answers', async ({ page }) => {
  await open(page, '/')
  const letGo = await hold(page, /\/static\/js\/answers\.worker-/)
  await ask(page, 'timer 3 min')
  await page.keyboard.press('Enter')
  await expect(page.getByText(LOADING)).toBeVisible()
  await expect(field(page)).toBeFocused()
  letGo()
  await expect(page.getByRole('timer')).toHaveText(/^0(3:00|2:5\d)$/)
})

test(
  'QR-97: what makes a code is started before what shows it has come',
  NIGHTLY,
  async ({ page }) => {
    await open(page, '/')
    // The code of the page comes with that of its part in the window.
    const letGo = await hold(page, /\/static\/js\/qr-generator-/)
    const isMaking = page.waitForEvent('worker', (worker) => worker.url().includes('/qr.worker-'))
    await ask(page, 'qr https://example.com')
    await isMaking
    letGo()
    await expect(page.getByRole('img', { name: 'https://example.com' })).toBeVisible()
  },
)

/** Holds the box back until so many presses of Tab have gone on from the field. */
async function goOnBeforeItComes(page: Page, presses: number) {
  const letGo = await hold(page, BOX_CODE)
  await open(page, '/')
  await field(page).focus()
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab')
  letGo()
  await expect(page.getByRole('combobox', { name: ASK_LABEL })).toBeVisible()
}

test(
  'AN-31: a box that comes while the visitor tabs on leaves the focus where it is',
  NIGHTLY,
  async ({ page }) => {
    const shown = page.locator('[data-ask]')
    await goOnBeforeItComes(page, 0)
    await expect(field(page)).toBeFocused()
    await goOnBeforeItComes(page, 1)
    await expect(shown.getByRole('button', { name: WHAT_CAN_I_ASK })).toBeFocused()
    await goOnBeforeItComes(page, 2)
    await expect(shown.getByRole('button', { name: EXAMPLES[0].question })).toBeFocused()
  },
)
