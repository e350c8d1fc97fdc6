import { QrPage } from './support/qr-page'
import { expect, test } from './support/test'

test('each code is read back, and the page shows whether it scans', async ({ page }) => {
  const qr = new QrPage(page)
  await qr.open()
  const top = async () => (await qr.generate.boundingBox())?.y
  const before = await top()
  await qr.text.fill('https://example.com')
  await expect(page.getByText('Scans: read back')).toBeVisible()
  await qr.text.fill('abcde'.repeat(200))
  await expect(page.getByText('May not scan: too dense for this size')).toBeVisible()
  expect(await top()).toBe(before)
  await qr.clear.click()
  await expect(page.getByText('May not scan')).toBeHidden()
})
