import type { Page } from '@playwright/test'
import { DOWNLOAD } from '../../src/tools/qr-generator/texts.en'
import { NOT_MADE } from '../../src/tools/qr-generator/live/texts.en'
import { COLORS_LABEL, COPY_ALL } from '../../src/app/answers/texts.en'
import { PALETTE_NAMES } from '../../src/tools/color-picker/texts.en'
import { COPIED } from '../../src/ui/texts.en'
import { SWATCHES } from '../../src/tools/color-picker/extras/palettes/texts.en'
import { passwordWindow } from './support/password-window'
import { ask, field, heading, openButton } from './support/ask-page'
import { BOX_THINGS } from './support/box-things'
import { noWorkers } from './support/faults'
import { PasswordPage } from './support/password-page'
import { QrPage } from './support/qr-page'
import { readCode, readDownload } from './support/saved-picture'
import { NIGHTLY } from '../support/nightly'
import { expect, test } from './support/test'
import { titleOf } from './support/routes'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('PW-86: a password is made in the window, copied by Enter, and leaves nothing but its row of the history', async ({
  page,
  consoleGuard,
}) => {
  const { password, another, copy, said } = passwordWindow(page)
  const onClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/')
  const entries = await page.evaluate(() => history.length)
  await ask(page, 'password 20 with symbols')
  await expect(password).toHaveValue(/^(?=.*[^A-Za-z0-9]).{20}$/)
  await expect(said(/^Password of 20 characters, strength: Strong$/)).toBeAttached()
  const first = await password.inputValue()

  await test.step('Enter copies it, and the field keeps the focus', async () => {
    await page.keyboard.press('Enter')
    await expect(copy).toHaveText(/Copied/)
    expect(await onClipboard()).toBe(first)
    await expect(field(page)).toBeFocused()
  })
  await test.step('another one is drawn, and the button keeps the focus', async () => {
    await another.click()
    await expect(password).not.toHaveValue(first)
    await expect(another).toBeFocused()
  })
  const second = await password.inputValue()
  await test.step('one that the browser does not copy is selected, and the window names the keys', async () => {
    consoleGuard.expectLines(/could not be copied/)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
    })
    await field(page).fill('passphrase of 5 words')
    await expect(password).toHaveValue(/^[a-z]+(?:-[a-z]+){4}$/)
    await field(page).press('Enter')
    await expect(page.getByText('Press Ctrl+C to copy it.')).toBeVisible()
    await expect(password).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await password.inputValue())
  })
  await test.step('it goes with its question, and stands nowhere else', async () => {
    await field(page).fill('2+3')
    await expect(password).toHaveCount(0)
    const traces = await page.evaluate(() =>
      JSON.stringify([
        location.href,
        history.state,
        history.length,
        { ...localStorage },
        { ...sessionStorage },
        document.documentElement.outerHTML,
      ]),
    )
    for (const secret of [first, second])
      expect(traces).not.toContain(JSON.stringify(secret).slice(1, -1))
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
  await test.step('the page opens with what was named, and has the copied one in its history', async () => {
    const generator = new PasswordPage(page)
    await field(page).fill('password 31')
    await expect(password).toHaveValue(/^.{31}$/)
    await openButton(page).click()
    await expect(generator.output).toHaveValue(/^.{31}$/)
    await expect(page.getByText(first, { exact: true })).toBeVisible()
    // Options that were named in the box alone are not kept.
    await expect(generator.option('symbols')).not.toBeChecked()
  })
})

test('PL-16, PW-86: without workers the box hands over all but codes, of which it says so', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/its work is done on the page/, /^QR code worker failed: load/)
  consoleGuard.expectLines(/the page ticks itself/)
  await page.addInitScript(noWorkers)
  await page.goto('/')
  const things = {
    ...BOX_THINGS,
    'qr https://example.com': (at: Page) => expect(at.getByText(NOT_MADE)).toBeVisible(),
  }
  for (const [question, hasCome] of Object.entries(things)) {
    await field(page).fill(question)
    await hasCome(page)
  }
})

test('PW-86: a PIN is as large as the window lets it be, in the dialog of a phone on its side too', async ({
  page,
}) => {
  const { password } = passwordWindow(page)
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/unit-converter')
  await ask(page, 'pin 6')
  await expect(password).toHaveValue(/^\d{6}$/)
  const sizePx = await password.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))
  expect(sizePx).toBeGreaterThan(40)
})

test(
  'PW-86: there is no password without secure random numbers',
  NIGHTLY,
  async ({ page, consoleGuard }) => {
    consoleGuard.expectLines(/its work is done on the page/, /no-randomness/)
    const { password, another, copy } = passwordWindow(page)
    await page.addInitScript(noWorkers)
    await page.addInitScript(() => {
      crypto.getRandomValues = () => {
        throw new Error('refused')
      }
    })
    await page.goto('/')
    await ask(page, 'password 20')
    await expect(page.getByRole('alert')).toContainText('cannot generate secure random numbers')
    await expect(password).toHaveValue('')
    await expect(copy).toBeDisabled()
    await expect(another).toBeEnabled()
  },
)

test('QR-97, QR-98: a code is made in the window, saved by Enter, copied, and as the page has it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/too big to be stored/)
  const picture = page.getByRole('img', { name: /^QR code of / })
  const download = page.getByRole('button', { name: DOWNLOAD })

  await test.step('Enter behind the last key saves the file', async () => {
    await page.goto('/')
    await ask(page, 'qr https://example.com')
    await expect(picture).toHaveAccessibleName('QR code of https://example.com')
    const saved = page.waitForEvent('download')
    await page.keyboard.type('/a')
    await page.keyboard.press('Enter')
    const file = await readDownload(await saved)
    expect(file).toMatchObject({ fileName: 'qrcode.png', width: 256 })
    expect(await readCode(file)).toMatchObject({ text: 'https://example.com/a', level: 'M' })
    await expect(page).toHaveURL(/\/$/)
    await expect(field(page)).toBeFocused()
  })

  await test.step('a picture goes to the clipboard, or is said not to', async () => {
    await page.getByRole('button', { name: /^Copy image/ }).click()
    await expect(page.getByRole('button', { name: /Copied/ })).toBeVisible()
    const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)
    expect(types).toEqual(['image/png'])
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: /^Copy image/ }).click()
    await expect(page.getByRole('button', { name: /Copy failed/ })).toBeVisible()
  })

  await test.step('of a text that is too long the reason stands there, and what puts it right', async () => {
    await field(page).fill(`qr ${'ab'.repeat(1200)}`)
    const advice = page.getByRole('alert').filter({ hasText: 'It fits at level L.' })
    await expect(advice).toBeVisible()
    await expect(download).toBeDisabled()
    await advice.getByRole('button', { name: 'Use level L' }).press('Enter')
    await expect(picture).toBeVisible()
    await expect(download).toBeEnabled()
    await expect(page.locator('body')).not.toBeFocused()
  })

  await test.step('a network has the look of the page, and its password is no word of the window', async () => {
    const qr = new QrPage(page)
    await qr.open()
    await qr.size.selectOption('512')
    await ask(page, '')
    // At once: half of the words make a code too.
    await field(page).fill('wifi qr code for HomeNet password hunter22')
    await expect(picture).toHaveAccessibleName('QR code of HomeNet')
    await expect(page.getByRole('dialog').getByText('hunter22')).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: DOWNLOAD }).click()
    const file = await readDownload(await saved)
    expect(file).toMatchObject({ width: 512 })
    expect(await readCode(file)).toMatchObject({ text: 'WIFI:T:WPA;S:HomeNet;P:hunter22;;' })
    await expect(heading(page)).toHaveText(titleOf('qr-generator'))
  })
})

test('CO-54: a palette stands in the window: a press copies a color, Copy all the list, and the page opens with it', async ({
  page,
}) => {
  const colors = page.getByRole('list', { name: COLORS_LABEL, exact: true })
  const swatches = colors.getByRole('button')
  const onClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/')
  await field(page).fill('palette of #3498db')
  await expect(swatches).toHaveCount(11)
  await page.getByRole('option', { name: PALETTE_NAMES.complementary }).click()
  await expect(swatches).toHaveText(['#3498db', '#db7734'])
  const other = colors.getByRole('button', { name: 'Copy #db7734' })
  await expect(other).toHaveCSS('background-color', 'rgb(219, 119, 52)')

  await test.step('a press copies a color, which says so', async () => {
    await other.click()
    await expect(other).toHaveText(COPIED.copied)
    expect(await onClipboard()).toBe('#db7734')
    await expect(other).toBeFocused()
  })
  await test.step('the list is copied', async () => {
    await page.getByRole('button', { name: COPY_ALL }).click()
    await expect.poll(onClipboard).toBe('#3498db\n#db7734')
  })
  await test.step('the page opens with the scale', async () => {
    await field(page).fill('shades of #3498db')
    await expect(swatches).toHaveCount(11)
    const scale = await swatches.allTextContents()
    await openButton(page).click()
    const strip = page.getByRole('list', { name: SWATCHES })
    await expect(strip.getByRole('button', { name: /^Copy/ })).toHaveText(scale)
  })
})
