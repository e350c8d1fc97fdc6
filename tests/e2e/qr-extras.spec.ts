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

test('a form writes the text that phones know, by keyboard at 280 px', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const qr = new QrPage(page)
  await qr.open()
  await page.locator('summary', { hasText: 'Fill in a form' }).press('Enter')
  const name = page.getByLabel('Network name (SSID)')
  await name.press('Enter')
  await expect(page.getByText('Enter the name of the network.')).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type('a;b:c\\d"')
  await page.getByLabel('Wi-Fi password').press('Enter')
  await expect(qr.text).toHaveValue('WIFI:T:WPA;S:a\\;b\\:c\\\\d\\";P:;;')
  await page.getByLabel('Kind of code').selectOption('Location')
  await page.getByLabel('Latitude').fill('48.8584')
  await page.getByLabel('Longitude').fill('2.2945')
  await page.keyboard.press('Enter')
  await expect(qr.text).toHaveValue('geo:48.8584,2.2945')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(qr.text).toHaveValue(/^WIFI:/)
})
