import { QrPage } from './support/qr-page'
import { readCode } from './support/saved-picture'
import { expect, test } from './support/test'

const TOO_BIG = /The amount of data is too big to be stored in a QR Code/

let qr: QrPage
test.beforeEach(async ({ page }) => {
  qr = new QrPage(page)
  await qr.open()
})

test('QR-25: a text that is too long is logged, says which level holds it, and leaves no picture', async ({
  complaints,
}) => {
  complaints.announce(TOO_BIG)
  await qr.text.fill('a'.repeat(2331))
  await qr.settled()
  await qr.text.fill('a'.repeat(2332))
  await expect(qr.advice).toContainText('too long for error correction level M')
  await expect(qr.text).toHaveAccessibleDescription('2,332 bytes · too long for M, fits at L')
  await expect(qr.result).toHaveAttribute('aria-busy', 'false')
  await expect(qr.generate).toHaveText('Generate QR Code')
  await expect(qr.picture).toHaveCount(0)
  await expect(qr.download).toBeDisabled()

  await qr.advice.getByRole('button', { name: 'Use level L' }).click()
  await expect(qr.level).toHaveValue('L')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'a'.repeat(2332), level: 'L' })
})

test('QR-26: a pasted million of characters is refused at once, and the page stays alive', async ({
  complaints,
}) => {
  complaints.announce(TOO_BIG)
  await qr.text.evaluate((area, text) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('no text area')
    area.setRangeText(text)
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, '1aA'.repeat(333_333))
  await expect(qr.advice).toContainText('too long for any QR code')
  await expect(qr.download).toBeDisabled()
  await qr.text.fill('short')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'short' })
})

const BAD_COLORS = ['#gggggg', 'red', '#12', '', '#0008', '#00000080', '#1234567', '000000']

test('QR-27, QR-28: what is no colour is refused beside its field and in the log', async ({
  page,
  complaints,
}) => {
  complaints.announce(/^QR code Invalid hex color: /)
  await qr.text.fill('https://example.com')
  await qr.settled()
  for (const value of BAD_COLORS) {
    const logged = complaints.matching(/Invalid hex color/).length
    await qr.foreground.fill(value)
    await expect(qr.foreground).toHaveAccessibleDescription(/Use # and 3 or 6 hex digits/)
    await expect(qr.foreground).toHaveAttribute('aria-invalid', 'true')
    await expect(qr.advice).toContainText('correct the foreground')
    await expect(qr.download).toBeDisabled()
    await expect(qr.picture).toHaveCount(0)
    await expect(qr.result).toHaveAttribute('aria-busy', 'false')
    await expect
      .poll(() => complaints.matching(/Invalid hex color/).slice(logged), value)
      .toEqual([`QR code Invalid hex color: ${value}`])
  }
  await qr.foreground.fill('#000')
  await qr.settled()
  await qr.background.fill('white')
  await expect(qr.advice).toContainText('correct the background')
  await page.getByLabel('Background color picker').fill('#ffffff')
  await qr.settled()
})
