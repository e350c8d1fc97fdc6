import { QrPage } from './support/qr-page'
import { expect, test } from './support/test'

let qr: QrPage
test.beforeEach(async ({ page }) => {
  qr = new QrPage(page)
  await qr.open()
})

const undo = () => qr.page.getByRole('button', { name: 'Undo' })
const announced = (text: string | RegExp) => qr.page.getByRole('status').filter({ hasText: text })

test('what a template or Clear replaced comes back, by button or Ctrl+Z', async ({ page }) => {
  await qr.text.fill('typed with care')
  await qr.template('Email').click()
  await expect(qr.text).toHaveValue(/^mailto:/)
  await undo().click()
  await expect(qr.text).toHaveValue('typed with care')
  await expect(qr.text).toBeFocused()
  await expect(undo()).toHaveCount(0)
  await expect(announced(/^Text restored. QR code ready/)).toHaveCount(1)

  await qr.clear.click()
  await expect(qr.text).toBeFocused()
  await expect(announced('Text cleared')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(qr.text).toHaveValue('typed with care')

  await qr.clear.click()
  await expect(undo()).toBeVisible()
  await qr.text.pressSequentially('n')
  await expect(undo()).toHaveCount(0)
})

test('a double click on Download saves one file', async ({ page }) => {
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  await qr.text.fill('https://example.com')
  await qr.settled()
  await qr.download.dblclick()
  await qr.save()
  expect(saved).toEqual(['qrcode.png', 'qrcode.png'])
})

test("after 'Use 256 px' and 'Use level L' the focus is on the result, which is announced", async ({
  page,
  complaints,
}) => {
  complaints.announce(/at least 256 px|too big/)
  await qr.size.selectOption('128')
  await qr.text.fill('x'.repeat(2331))
  await qr.advice.getByRole('button', { name: 'Use 256 px' }).focus()
  await page.keyboard.press('Enter')
  await expect(qr.result).toBeFocused()
  await qr.settled()
  await expect(announced('QR code ready, version 40')).toHaveCount(1)
  await expect(qr.result).toBeFocused()

  await qr.text.fill('x'.repeat(2332))
  await qr.advice.getByRole('button', { name: 'Use level L' }).click()
  await expect(qr.result).toBeFocused()
})

test('small modules are pointed out, and what to do about them', async () => {
  await qr.text.fill('x'.repeat(1100))
  await expect(announced('Small modules: choose a larger size')).toHaveCount(1)
  await qr.size.selectOption('512')
  await qr.settled()
  await expect(announced('Small modules')).toHaveCount(0)
  await qr.text.fill('x'.repeat(2331))
  await expect(announced('Small modules: shorter text or level L')).toHaveCount(1)
  await qr.downloadSize.selectOption('1024 px')
  await expect(announced('Small modules')).toHaveCount(0)
})
