import { TILES } from '../../src/tools/qr-generator/extras/tiles.en'
import { UNREADABLE_PICTURE } from '../../src/ui/fields/picture-drop.en'
import { MARGIN, PDF, SHEET, SIZE, SVG } from '../../src/tools/qr-generator/extras/files/texts.en'
import { COPIED } from '../../src/ui/texts.en'
import * as looks from '../../src/tools/qr-generator/extras/looks/texts.en'
import { sizeText } from '../../src/tools/qr-generator/texts.en'
import { tile } from './support/unfold'
import { readFile } from 'node:fs/promises'
import { readPngWithZxing } from '../support/qr-decoders'
import { QrPage } from './support/qr-page'
import { readByAll } from './support/saved-picture'
import { svgFile } from './support/svg-file'
import { optionText } from './support/option-text'
import { expect, test } from './support/test'

/** A red ring; its script would write to the console, and its picture come from elsewhere. */
const LOGO_FILE = svgFile(
  '0 0 24 24',
  '<style>circle { fill: none; stroke: #b91c1c; stroke-width: 4 }</style>' +
    '<circle cx="12" cy="12" r="10"/><script>console.error("ran")</script>' +
    '<image href="https://elsewhere.example/logo.png" width="9" height="9"/>',
)

async function expectScans(qr: QrPage) {
  const { page } = qr
  const top = async () => (await qr.generate.boundingBox())?.y
  const before = await top()
  await qr.text.fill('https://example.com')
  await expect(page.getByText('Tested: scans at this size')).toBeVisible()
  await qr.text.fill('abcde'.repeat(200))
  await expect(page.getByText('May not scan: too dense for this size')).toBeVisible()
  expect(await top()).toBe(before)
  await qr.clear.click()
  await expect(page.getByText('May not scan')).toBeHidden()
}

test('a code is read back, saved for print and copied, by keyboard at 280 px', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const qr = new QrPage(page)
  await qr.open()
  await test.step('each code is read back, and the page shows whether it scans', () =>
    expectScans(qr))
  await page.setViewportSize({ width: 280, height: 653 })
  await qr.text.fill('https://example.com')
  await tile(page, TILES.files.title).press('Enter')
  await page.getByLabel(MARGIN).selectOption('4')
  const size = page.getByLabel(SIZE)
  await size.fill('9')
  await expect(page.getByRole('button', { name: PDF })).toBeDisabled()
  await size.fill('60')
  await qr.settled()

  const save = async (name: string) => {
    const wanted = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).press('Enter')
    const download = await wanted
    return {
      name: download.suggestedFilename(),
      text: await readFile(await download.path(), 'utf8'),
    }
  }
  const svg = await save(SVG)
  expect(svg.name).toBe('qrcode.svg')
  expect(svg.text).toContain('width="60mm" height="60mm" viewBox="0 0 33 33"')
  const viewer = await context.newPage()
  await viewer.setContent(svg.text)
  const seen = await readPngWithZxing(await viewer.locator('svg').screenshot())
  expect(seen && Buffer.from(seen.bytes).toString()).toBe('https://example.com')
  await viewer.close()
  expect(await save(SHEET)).toMatchObject({
    name: 'qrcode-sheet.pdf',
    text: expect.stringMatching(/^%PDF-1\.4\n/),
  })

  await qr.copy.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: COPIED.copied })).toBeAttached()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const png = await item?.getType('image/png')
    return png && [...new Uint8Array(await png.arrayBuffer())]
  })
  const read = copied && (await readPngWithZxing(Uint8Array.from(copied)))
  expect(read && Buffer.from(read.bytes).toString()).toBe('https://example.com')
})

test('a code with all looks still scans, is so in each file and comes back without its texts, by keyboard at 280 px', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('https://example.com')
  await qr.foreground.fill('#123456')
  await tile(page, TILES.looks.title).press('Enter')
  const rounded = page.getByRole('button', { name: optionText(looks.SHAPES, 'rounded') })
  await rounded.press('Enter')
  await page.getByRole('switch', { name: looks.GRADIENT }).press('Space')
  await page.getByLabel(looks.SECOND_COLOR.label, { exact: true }).fill('#b91c1c')
  await page.getByRole('switch', { name: looks.FRAME }).press('Space')
  await page.getByLabel(looks.CAPTION, { exact: true }).fill('Our menu')
  await page.getByLabel(looks.CHOOSE_LOGO).setInputFiles(LOGO_FILE)
  // QR-72: the logo has raised it.
  await expect(qr.level).toHaveValue('H')
  await page.getByRole('button', { name: looks.backTo('M') }).press('Enter')
  await expect(qr.level).toHaveValue('M')
  await page.getByRole('button', { name: looks.USE_LEVEL_H }).press('Enter')
  await expect(qr.level).toHaveValue('H')
  await expect(page.getByLabel(looks.CHOOSE_LOGO)).toBeFocused()
  await expect(page.getByText(looks.LOGO_ADDED)).toBeAttached()
  await page.getByLabel(looks.CHOOSE_LOGO).setInputFiles(svgFile('0 0 9 9', '<a>'))
  await expect(page.getByRole('alert')).toHaveText(UNREADABLE_PICTURE)
  await expect(page.getByText(looks.LOGO_ADDED)).toHaveCount(0)
  await expect(page.getByText('Tested: scans at this size')).toBeVisible()

  const saved = await qr.save()
  expect([saved.width, saved.height]).toEqual([256, 256])
  expect(new Set(await readByAll(saved))).toEqual(new Set(['https://example.com']))

  await tile(page, TILES.files.title).press('Enter')
  const wanted = page.waitForEvent('download')
  await page.getByRole('button', { name: SVG, exact: true }).press('Enter')
  const viewer = await context.newPage()
  await viewer.setContent(await readFile(await (await wanted).path(), 'utf8'))
  const seen = await readPngWithZxing(await viewer.locator('svg').screenshot())
  expect(seen && Buffer.from(seen.bytes).toString()).toBe('https://example.com')
  await viewer.close()

  await qr.size.selectOption(sizeText(384))
  await qr.settled()
  // Neither the text nor the logo nor the caption is kept.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain('rounded')
  expect(kept).not.toMatch(/Our menu|example/)
  await qr.open()
  await expect(qr.foreground).toHaveValue('#123456')
  await expect(qr.size).toHaveValue('384')
  await expect(qr.text).toHaveValue('')
  await tile(page, TILES.looks.title).press('Enter')
  await expect(rounded).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel(looks.SECOND_COLOR.label, { exact: true })).toHaveValue('#b91c1c')
  await expect(page.getByLabel(looks.CAPTION, { exact: true })).toHaveValue('Scan me')
  await expect(page.getByRole('button', { name: looks.REMOVE_LOGO })).toHaveCount(0)
})
