import { QrPage } from './support/qr-page'
import { colorsOf, readCode } from './support/saved-picture'
import { expect, test } from './support/test'

let qr: QrPage
test.beforeEach(async ({ page }) => {
  qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('https://example.com')
})

const warning = () => qr.page.getByRole('status').filter({ hasText: /may not scan/ })

test('QR-30: the file has the two colours and nothing in between', async () => {
  expect(colorsOf(await qr.save())).toEqual(['#000000ff', '#ffffffff'])
  await qr.foreground.fill('#7a1022')
  await qr.background.fill('#FFEEDD')
  expect(colorsOf(await qr.save())).toEqual(['#7a1022ff', '#ffeeddff'])
})

test('picker and text field are two views of one colour', async ({ page }) => {
  const picker = page.getByLabel('Foreground color picker')
  await picker.fill('#123456')
  await expect(qr.foreground).toHaveValue('#123456')
  await qr.foreground.fill('#a0b')
  await expect(picker).toHaveValue('#aa00bb')
  expect(colorsOf(await qr.save())).toEqual(['#aa00bbff', '#ffffffff'])
})

test('QR-31: light on dark is drawn, with a warning', async () => {
  await qr.foreground.fill('#ffffff')
  await qr.background.fill('#000000')
  await expect(warning()).toContainText('Inverted colors')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'https://example.com' })
})

test('QR-32: below a contrast of 4.5 there is a warning, from there on none', async () => {
  await qr.settled()
  await expect(warning()).toHaveCount(0)
  await qr.foreground.fill('#3498db')
  await expect(warning()).toContainText('Low contrast')
  await qr.settled()
  await qr.foreground.fill('#767676')
  await qr.settled()
  await expect(warning()).toHaveCount(0)
})

test('QR-33: equal colours make no picture and no download, and the reason is there', async () => {
  await qr.settled()
  await qr.foreground.fill('#FFF')
  await expect(qr.advice).toHaveText('No QR code: foreground and background are the same color.')
  await expect(qr.page.getByText('choose another one')).toBeVisible()
  await expect(qr.picture).toHaveCount(0)
  await expect(qr.download).toBeDisabled()
  await qr.foreground.fill('#000000')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'https://example.com' })
})

test('a colour is judged on leaving the field', async ({ page, complaints }) => {
  complaints.announce(/Invalid hex color: red/)
  await qr.settled()
  await page.clock.install({ time: 0 })
  // It would be judged after a rest too.
  await page.clock.pauseAt(1000)
  await qr.foreground.press('ControlOrMeta+A')
  await page.keyboard.type('red')
  await expect(qr.foreground).not.toHaveAttribute('aria-invalid')
  await expect(qr.download).toBeDisabled()
  await expect(qr.picture).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(qr.foreground).toHaveAttribute('aria-invalid', 'true')
})
