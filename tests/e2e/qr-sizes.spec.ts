import { QrPage } from './support/qr-page'
import { readCode } from './support/saved-picture'
import { expect, test } from './support/test'

let qr: QrPage
test.beforeEach(async ({ page }) => {
  qr = new QrPage(page)
  await qr.open()
})

test('QR-14: where the square has room for it, the canvas has the chosen size', async () => {
  await qr.text.fill('x'.repeat(122))
  for (const sizePx of [128, 256]) {
    await qr.size.selectOption(String(sizePx))
    await qr.settled()
    await expect(qr.picture).toHaveJSProperty('width', sizePx)
    await expect(qr.picture).toHaveJSProperty('height', sizePx)
    await expect(qr.picture).toHaveAccessibleName('QR code, version 7')
  }
})

test('QR-15: 128 px cannot hold version 40: logged, no picture, and the way out', async ({
  complaints,
}) => {
  complaints.announce(/QR code A version 40 QR Code needs a picture of at least 256 px/)
  const text = 'x'.repeat(2331)
  await qr.size.selectOption('128')
  await qr.text.fill(text)
  await expect(qr.advice).toContainText('choose 256 px or more')
  await expect(qr.picture).toHaveCount(0)
  await expect(qr.download).toBeDisabled()
  await expect(qr.result).toHaveAttribute('aria-busy', 'false')

  await qr.advice.getByRole('button', { name: 'Use 256 px' }).click()
  await expect(qr.size).toHaveValue('256')
  expect(await readCode(await qr.save())).toMatchObject({ text, version: 40 })
})

test('QR-40: the file is qrcode.png, a PNG of the chosen size', async ({ page }) => {
  await qr.text.fill('https://example.com')
  for (const sizePx of [128, 256, 384, 512]) {
    await qr.size.selectOption(String(sizePx))
    await qr.settled()
    const [download] = await Promise.all([page.waitForEvent('download'), qr.download.click()])
    expect(download.url()).toMatch(/^data:image\/png;base64,/)
    expect(download.suggestedFilename()).toBe('qrcode.png')
    const saved = await qr.save()
    expect([saved.width, saved.height]).toEqual([sizePx, sizePx])
  }
})
