import { UNDO } from '../../src/tools/qr-generator/texts.en'
import { FROM, TO, TO_UNIT } from '../../src/tools/unit-converter/texts.en'
import { TILES } from '../../src/tools/unit-converter/extras/tiles.en'
import { tile } from './support/unfold'
import type { Page } from '@playwright/test'
import { deferred } from '../support/deferred'
import { NIGHTLY } from '../support/nightly'
import { field } from './support/ask-page'
import { CalculatorPage } from './support/calculator-page'
import { expect, test } from './support/currency-page'
import { PasswordPage } from './support/password-page'
import { hydrated } from './support/hydrated'
import { QrPage } from './support/qr-page'
import { readCode } from './support/saved-picture'

const SCRIPTS = '**/static/js/**'

/** Holds the scripts of the page back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = deferred()
  await page.route(SCRIPTS, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('AX-05: what is done before the scripts have come has its effect, once, in every kind of field', async ({
  page,
  currency,
}) => {
  const openWithoutScripts = async (path: string) => {
    await page.unroute(SCRIPTS)
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    return release
  }
  await test.step('a text is kept and drawn', async () => {
    const release = await openWithoutScripts('/qr-generator')
    const qr = new QrPage(page)
    await qr.text.fill('typed early')
    release()
    expect(await readCode(await qr.save())).toMatchObject({ text: 'typed early' })
    await expect(qr.text).toHaveValue('typed early')
  })
  await test.step('a text is cleared, and another one is typed over a template', async () => {
    const release = await openWithoutScripts('/qr-generator')
    const qr = new QrPage(page)
    await qr.text.fill('typed early')
    await qr.clear.click()
    release()
    await hydrated(page.getByRole('button', { name: UNDO }))
    await expect(qr.text).toHaveValue('')
    await page.getByRole('button', { name: UNDO }).click()
    await expect(qr.text).toHaveValue('typed early')

    const releaseCleared = await openWithoutScripts('/qr-generator')
    await qr.text.fill('typed early')
    await qr.clear.click()
    await qr.text.fill('typed again')
    releaseCleared()
    expect(await readCode(await qr.save())).toMatchObject({ text: 'typed again' })

    const releaseAgain = await openWithoutScripts('/qr-generator')
    await qr.template('email').click()
    await qr.text.fill('typed last')
    releaseAgain()
    expect(await readCode(await qr.save())).toMatchObject({ text: 'typed last' })
  })
  await test.step('a question is answered', async () => {
    const release = await openWithoutScripts('/')
    await field(page).fill('5 kg in lb')
    release()
    await expect(page.getByRole('option').first()).toContainText('11.02')
  })
  await test.step('clicks', async () => {
    const release = await openWithoutScripts('/calculator')
    const calculator = new CalculatorPage(page)
    await calculator.click('7 7 + 3 =')
    release()
    await expect(calculator.display).toHaveText('80')
  })
  await test.step('check boxes and sliders', async () => {
    const release = await openWithoutScripts('/password-generator')
    const passwords = new PasswordPage(page)
    await passwords.option('symbols').check()
    await passwords.length.fill('31')
    release()
    await expect(passwords.output).toHaveValue(/^(?=.*[^A-Za-z0-9]).{31}$/)
  })
  await test.step('selects', async () => {
    const release = await openWithoutScripts('/unit-converter')
    await page.getByRole('textbox', { name: FROM }).fill('5')
    await page.getByRole('combobox', { name: TO_UNIT }).selectOption({ label: 'Meters' })
    release()
    await expect(page.getByRole('textbox', { name: TO })).toHaveValue('0.005')
  })
  await test.step('an amount and a currency', async () => {
    const release = await openWithoutScripts('/currency-converter')
    await currency.amount.fill('12.5')
    await currency.to.selectOption('gbp')
    release()
    await expect(currency.answer).toContainText('12.5 USD = ')
    await expect(currency.answer).toContainText(' GBP')
    await expect(currency.amount).toHaveValue('12.5')
  })
  await test.step('what is unfolded', async () => {
    const release = await openWithoutScripts('/unit-converter')
    await tile(page, TILES.column.title).click()
    release()
    await expect(page.getByRole('textbox', { name: 'Values' })).toBeVisible()
  })
})

test(
  'a button that is tapped again before the scripts have come acts once',
  NIGHTLY,
  async ({ page, currency }) => {
    const release = await holdScripts(page)
    await page.goto('/currency-converter', { waitUntil: 'commit' })
    for (let tap = 0; tap < 2; tap++) await currency.swap.click()
    release()
    await expect(currency.to).toHaveValue('usd')
    await expect(currency.answer).toContainText('1 EUR = ')
  },
)

test(
  'what the browser restores on the way back is drawn; a reload starts afresh',
  NIGHTLY,
  async ({ page }) => {
    const qr = new QrPage(page)
    await qr.open()
    await qr.text.fill('typed before')
    await qr.settled()
    await page.goto('/robots.txt')
    await page.goBack()
    expect(await readCode(await qr.save())).toMatchObject({ text: 'typed before' })

    await page.reload()
    await expect(qr.text).toHaveValue('')
    await expect(qr.placeholder).toBeVisible()

    await page.goto('/unit-converter')
    const unit = page.getByRole('combobox', { name: TO_UNIT })
    await hydrated(unit)
    await unit.selectOption({ label: 'Meters' })
    await page.goto('/robots.txt')
    await page.goBack()
    await expect(unit).toHaveValue('m')
    await page.getByRole('textbox', { name: FROM }).fill('1')
    await expect(page.getByRole('textbox', { name: TO })).toHaveValue('0.001')

    // These units are none of the page as it comes.
    await page.getByRole('button', { name: 'Temperature' }).click()
    await page.goto('/robots.txt')
    await page.goBack()
    await expect(unit).toHaveValue('F')
    await page.getByRole('textbox', { name: FROM }).fill('1')
    await expect(page.getByRole('textbox', { name: TO })).toHaveValue('33.8')
  },
)

test('SH-09: a browser that lacks what the tools need gets one sentence about it, others none', async ({
  page,
}) => {
  const note = page.getByText('This browser is too old for these tools')
  await page.goto('/')
  await expect(note).toBeHidden()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'))
  await page.reload()
  await expect(note).toBeVisible()
})
