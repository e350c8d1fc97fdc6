import type { Page } from '@playwright/test'
import { SHARE, SHARE_LINK, shareNamed } from '../../src/ui/buttons/share.en'
import { FAILED_LINK, IN_PLACE_OF_DOWNLOAD } from '../../src/ui/feedback/share-dialog.en'
import { PNG_FILE, SHARE_PICTURE } from '../../src/tools/qr-generator/texts.en'
import { COPY_LINK } from '../../src/ui/texts.en'
import { field, openButton } from './support/ask-page'
import { passwordWindow } from './support/password-window'
import { QrPage } from './support/qr-page'
import { recordShifts, takeShifts } from './support/shifts'
import { expect, test } from './support/test'

/** What was handed to other apps: names of files, and links. */
const shared = (page: Page) => page.evaluate(() => Reflect.get(window, 'shared') as string[])

/** Ends the next choices of an app with an error of this name. */
const endWith = (page: Page, name: string) =>
  page.evaluate((error) => Reflect.set(window, 'shareEnd', error), name)

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const own = { shared: [] as string[], shareEnd: '' }
    Object.assign(window, own)
    navigator.canShare = () => true
    navigator.share = async ({ files, url }: ShareData = {}) => {
      const end: unknown = Reflect.get(window, 'shareEnd')
      if (typeof end === 'string' && end !== '') throw new DOMException('no', end)
      own.shared.push(files?.[0]?.name ?? url ?? '')
    }
  })
  // Share comes once React has the page, and that is whole then: of what moves while it still comes nothing counts.
  await page.addInitScript(recordShifts, 1)
})

test('SH-17: a code and a link go to other apps, and nothing moves when Share comes', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/^Sharing DataError$/)
  const qr = new QrPage(page)
  await qr.open()
  const picture = page.getByRole('button', { name: SHARE_PICTURE })
  await expect(picture).toBeDisabled()
  await qr.text.fill('https://example.com')
  await picture.click()
  expect(await shared(page)).toEqual(['qrcode.png'])
  expect(await takeShifts(page)).toEqual([])

  await page.goto('color-picker')
  const link = page.getByRole('button', { name: SHARE_LINK })
  await link.click()
  expect(await shared(page)).toEqual([page.url() + '#3498db'])
  expect(await takeShifts(page)).toEqual([])
  const dialog = page.getByRole('dialog')
  await endWith(page, 'DataError')
  await link.click()
  await expect(dialog).toContainText(FAILED_LINK)
  await expect(dialog.getByRole('button', { name: COPY_LINK })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('SH-18: on the home screen of iOS Share takes the place of Download', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('https://example.com')
  await page.getByRole('button', { name: shareNamed(PNG_FILE) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(IN_PLACE_OF_DOWNLOAD)
  await dialog.getByRole('button', { name: SHARE, exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await shared(page)).toEqual(['qrcode.png'])
  await expect(qr.download).toBeHidden()
  await expect(page.getByRole('button', { name: SHARE_PICTURE })).toBeHidden()
  await expect(qr.text).toHaveValue('https://example.com')
  expect(await takeShifts(page)).toEqual([])
})

test('PL-62: in the box a link and the picture of a code go to other apps, and no password', async ({
  page,
  baseURL,
}) => {
  await page.goto('/#q=5+kg%20in%20lb')
  await page.getByRole('button', { name: SHARE_LINK }).click()
  expect(await shared(page)).toEqual([`${baseURL}/#q=5%20kg%20in%20lb`])
  // On a phone Share has its place.
  await expect(page.getByRole('button', { name: COPY_LINK })).toBeHidden()
  await field(page).fill('qr https://example.com')
  await page.getByRole('button', { name: SHARE_PICTURE }).click()
  await expect.poll(() => shared(page)).toContain('qrcode.png')
  await expect(page.getByRole('button', { name: SHARE_LINK })).toHaveCount(0)
  await field(page).fill('password 20')
  await expect(passwordWindow(page).password).toHaveValue(/^.{20}$/)
  await expect(openButton(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0)
})

test('SH-18: so it does in the box, where the question stays', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await page.goto('/')
  await field(page).fill('qr https://example.com')
  const main = page.getByRole('button', { name: shareNamed(PNG_FILE) })
  await main.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(IN_PLACE_OF_DOWNLOAD)
  await dialog.getByRole('button', { name: SHARE, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => shared(page)).toEqual(['qrcode.png'])
  await expect(main).toBeFocused()
  await expect(page.getByRole('button', { name: SHARE_PICTURE })).toBeHidden()
  await expect(field(page)).toHaveValue('qr https://example.com')
})
