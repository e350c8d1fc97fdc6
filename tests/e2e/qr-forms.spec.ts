import * as contents from '../../src/tools/qr-generator/extras/contents/texts.en'
import { SCANS } from '../../src/tools/qr-generator/extras/scan/texts.en'
import { START_FROM, UNDO } from '../../src/tools/qr-generator/texts.en'
import { BACK_TO_TOOLS } from '../../src/app/texts.en'
import { sidewaysScroll } from './support/findings'
import { QrPage } from './support/qr-page'
import { expect, test } from './support/test'
import { titleOf } from './support/routes'

test('a form writes the text that phones know, by keyboard at 280 px', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const qr = new QrPage(page)
  await qr.open()
  await qr.openForm()
  const name = qr.formField('ssid')
  await name.press('Enter')
  await expect(page.getByText(contents.faultText('ssid', { code: 'missing' }))).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type('a;b:c\\d"')
  const password = qr.formField('password')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(contents.faultText('password', { code: 'no-password' })),
  ).toBeVisible()
  await expect(password).toBeFocused()
  await expect(qr.text).toHaveValue('')
  await page.keyboard.type('secret12')
  await expect(password).not.toHaveAttribute('aria-invalid')
  await expect(qr.text).toHaveValue('WIFI:T:WPA;S:a\\;b\\:c\\\\d\\";P:secret12;;')
  await page.getByLabel(contents.KIND).selectOption('event')
  expect(await sidewaysScroll(page)).toBe(0)
  await qr.formField('summary').fill('Tea')
  await qr.formField('start').fill('2026-11-22T09:30')
  // QR-59: an hour after the start; then a month alone, of which the browser gives no value.
  await expect(qr.formField('end')).toHaveValue('2026-11-22T10:30')
  await qr.formField('end').fill('')
  await qr.formField('end').press('1')
  await page.getByRole('button', { name: contents.SHOW }).press('Enter')
  await expect(qr.formField('end')).toBeFocused()
  await expect(qr.text).toHaveValue(/^BEGIN:VCALENDAR/)
  await page.getByLabel(contents.KIND).selectOption('email')
  // Not as the punycode that the browser makes of it.
  await qr.formField('address').fill('a@bücher.example')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hi\nthere')
  await expect(qr.formField('body')).toHaveValue('Hi\nthere')
  expect(await sidewaysScroll(page)).toBe(0)
  await expect(qr.text).toHaveValue('mailto:a@b%C3%BCcher.example?body=Hi%0D%0Athere')
  await page.getByLabel(contents.KIND).selectOption('location')
  await qr.formField('latitude').fill('48.8584')
  await qr.formField('longitude').fill('2.2945')
  await expect(qr.text).toHaveValue('geo:48.8584,2.2945')

  // What was entered is there again after a visit to another page.
  await page.getByRole('link', { name: BACK_TO_TOOLS }).click()
  await expect(qr.text).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: titleOf('qr-generator') })).toBeFocused()
  await qr.openForm()
  await expect(qr.formField('latitude')).toBeVisible()
  await expect(qr.formField('latitude')).toHaveValue('48.8584')
  await page.getByLabel(contents.KIND).selectOption('wifi')
  await expect(password).toHaveValue('secret12')
})

test('QR-74, QR-75: a template opens its form, both show the same, and a link without its scheme is put right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const qr = new QrPage(page)
  await qr.open()
  await qr.template('wifi').click()
  const name = qr.formField('ssid')
  await expect(name).toHaveValue('My Network')
  await expect(qr.text).toHaveValue('WIFI:T:WPA;S:My Network;P:my password;;')
  // What is typed takes the place of the sample.
  await name.click()
  await page.keyboard.type('Guests')
  await expect(qr.text).toHaveValue('WIFI:T:WPA;S:Guests;P:my password;;')
  await expect(qr.template('wifi')).toHaveAttribute('aria-pressed', 'true')
  const password = qr.formField('password')
  await password.fill('short')
  await password.blur()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(qr.text).toHaveValue('WIFI:T:WPA;S:Guests;P:my password;;')
  // QR-79: in the strip too, which the window has left in its place.
  await page.mouse.wheel(0, 400)
  await expect(page.locator('canvas[aria-hidden]')).toHaveCSS('opacity', '0.4')
  await qr.text.fill('WIFI:T:WPA;S:Home;P:long enough;;')
  await expect(name).toHaveValue('Home')
  await expect(password).toHaveValue('long enough')
  await page.getByRole('button', { name: contents.SHOW }).click()
  await expect(qr.picture).toBeInViewport()
  await page.getByRole('button', { name: contents.CLOSE }).click()
  await expect(name).toHaveCount(0)
  await expect(page.getByRole('heading', { name: START_FROM })).toBeFocused()
  await qr.text.fill('www.example.com')
  await page.getByRole('button', { name: contents.REPAIRS['no-scheme'].action }).click()
  await expect(qr.text).toHaveValue('https://www.example.com')
  await expect(page.getByText(contents.REPAIRS['no-scheme'].text)).toHaveCount(0)
  await qr.text.press('ControlOrMeta+Z')
  await expect(qr.text).toHaveValue('www.example.com')
})

test('QR-79, QR-74, QR-80: the code, the form and the text do not part', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const qr = new QrPage(page)
  await qr.open()
  await qr.template('wifi').click()
  const name = qr.formField('ssid')
  await name.fill('Own')
  await qr.settled()
  await expect(qr.result.getByText(SCANS)).toBeVisible()
  await name.fill('')
  await expect(qr.download).toBeDisabled()
  await expect(qr.copy).toBeDisabled()
  await expect(qr.result.getByText(SCANS)).toHaveCount(0)
  await name.blur()
  await expect(page.getByText(contents.faultText('ssid', { code: 'missing' }))).toBeVisible()
  await name.fill('Own')
  await qr.settled()

  await qr.template('email').click()
  await expect(qr.formField('address')).toBeVisible()
  await page.getByRole('button', { name: UNDO }).click()
  await expect(name).toHaveValue('Own')
  await expect(qr.text).toBeFocused()
  await expect(qr.template('wifi')).toHaveAttribute('aria-pressed', 'true')

  await qr.text.fill('my own text')
  await expect(name).toHaveCount(0)
  await expect(qr.template('wifi')).toHaveAttribute('aria-pressed', 'false')
})
