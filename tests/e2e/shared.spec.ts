import type { Page } from '@playwright/test'
import { firstOpened, openIn } from '../../src/ui/fields/handed-note.en'
import { NOT_ARRIVED, ONLY_LINK } from '../../src/app/opening/received.en'
import { SHARE } from '../../src/ui/buttons/share.en'
import { UNDO } from '../../src/tools/qr-generator/texts.en'
import { FOUND } from '../../src/tools/qr-generator/extras/read/texts.en'
import { PICTURE } from '../../src/tools/color-picker/extras/picture/texts.en'
import * as column from '../../src/tools/unit-converter/extras/column/texts.en'
import { readyForOffline } from './support/kept-files'
import { expect, test } from './support/offline-test'
import { QrPage } from './support/qr-page'
import { titleOf } from './support/routes'

const SECRET = 'a secret of mine'

test('PL-59: what another app posts fills the page in, and reaches no server', async ({
  page,
  site,
}) => {
  await page.goto('/privacy')
  await readyForOffline(page)
  const before = site.requests.length

  /** As the browser does it for an installed site: our own pages may post no form. */
  async function share(fields: Record<string, string>, picture?: Buffer) {
    await page.goto('about:blank')
    const names = Object.entries(fields).map(
      ([name, value]) => `<input name="${name}" value="${value}">`,
    )
    await page.setContent(
      `<form method="post" enctype="multipart/form-data" action="${site.url}/qr-generator">
      ${names.join('')}${picture ? '<input type="file" name="files">' : ''}<button>Share</button></form>`,
    )
    if (picture) {
      const file = { name: 'photo.png', mimeType: 'image/png', buffer: picture }
      await page.locator('[type=file]').setInputFiles(file)
    }
    await page.getByRole('button', { name: SHARE }).click()
    await expect(page).toHaveURL(/^[^#]*\/qr-generator(#extra=read)?$/)
  }
  const qr = new QrPage(page)

  await test.step('a link, with Undo for the words before it', async () => {
    await share({ title: 'News', text: `${SECRET} https://news.example/1`, url: '' })
    await expect(qr.text).toHaveValue('https://news.example/1')
    await expect(page.getByText(ONLY_LINK).last()).toBeVisible()
    await expect(qr.picture).toBeVisible()
    await page.getByRole('button', { name: UNDO }).press('Enter')
    await expect(qr.text).toHaveValue(`${SECRET} https://news.example/1`)
    await qr.text.fill(SECRET)
  })

  await test.step('a picture is scanned, and can be opened for its colors', async () => {
    const { png } = await qr.save()
    await share({}, Buffer.from(png))
    await expect(page.getByRole('list', { name: FOUND })).toContainText(SECRET)
    await page.getByRole('button', { name: openIn(titleOf('color-picker')) }).press('Enter')
    await expect(page).toHaveURL(/\/color-picker#extra=picture$/)
    await expect(page.getByRole('slider', { name: PICTURE })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Main color #000000' })).toBeVisible()
  })

  await test.step('what the worker has forgotten is said, once', async () => {
    await page.goto('/qr-generator#shared')
    await expect(page.getByText(NOT_ARRIVED).last()).toBeVisible()
    await page.reload()
    await expect(qr.text).toBeVisible()
    await expect(page.getByText(NOT_ARRIVED)).toHaveCount(0)
  })
  // The page itself is kept.
  expect(site.requests.slice(before)).not.toContain('/qr-generator')
})

/** Starts the installed site with a file, as the system does it. */
async function launchWith(page: Page, bytes: Iterable<number>, name: string, type: string) {
  await page.addInitScript(
    ({ content, ...options }) => {
      const file = new File([new Uint8Array(content)], options.name, { type: options.type })
      const launch = { files: [{ getFile: async () => file }] }
      const setConsumer = (consume: (launched: object) => void) => consume(launch)
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
    },
    { content: [...bytes], name, type },
  )
  await page.goto('about:blank')
  await page.goto('/qr-generator#opened')
}

test.describe('opened with a file', () => {
  test.use({ serviceWorkers: 'block' })

  test('PL-60: a file with which the system opens the site is read', async ({ page }) => {
    const qr = new QrPage(page)
    await qr.open()
    await qr.text.fill(SECRET)
    const { png } = await qr.save()
    await launchWith(page, png, 'photo.png', 'image/png')
    await expect(page.getByRole('list', { name: FOUND })).toContainText(SECRET)
  })

  test('PL-60: a table with which the system opens the site has its column converted a press away', async ({
    page,
  }) => {
    const table = 'part;width\r\nA;1,5 m\r\nB;25 cm\r\n'
    await launchWith(page, new TextEncoder().encode(table), 'widths.csv', 'text/csv')
    await expect(page.getByText(firstOpened('widths.csv', 1)).last()).toBeVisible()
    await page.getByRole('button', { name: openIn(titleOf('unit-converter')) }).press('Enter')
    await expect(page).toHaveURL(/\/unit-converter#extra=column$/)
    const values = page.getByRole('textbox', { name: /^Values in/ })
    await expect(values).toHaveValue('part\twidth\nA\t1,5 m\nB\t25 cm')
    await page.getByRole('button', { name: column.CONVERT_ALL }).press('Enter')
    const converted = page.getByRole('region', { name: column.CONVERTED_VALUES })
    // In centimeters, as the converter of lengths begins.
    await expect(converted).toHaveText(/150\s+25/)
    await page.getByRole('button', { name: column.UNDO }).press('Enter')
    await expect(values).toHaveValue('')
  })
})
