import { CHOOSE_LOGO } from '../../src/tools/qr-generator/extras/looks/texts.en'
import { CHOOSE_PICTURE, UNREADABLE_PICTURE } from '../../src/ui/fields/picture-drop.en'
import * as batch from '../../src/tools/qr-generator/extras/batch/texts.en'
import { CANCEL } from '../../src/ui/texts.en'
import { TILES } from '../../src/tools/qr-generator/extras/tiles.en'
import { tile } from './support/unfold'
import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { readPngWithZxing } from '../support/qr-decoders'
import { readZip } from '../support/read-zip'
import { sidewaysScroll } from './support/findings'
import { pasteFile, pasteLong } from './support/paste'
import { QrPage } from './support/qr-page'
import { expect, test } from './support/test'

const textOf = async (png: Uint8Array | undefined) => {
  const read = png && (await readPngWithZxing(png))
  return read && Buffer.from(read.bytes).toString()
}

test('many codes come in one ZIP, of lines and of a CSV, by keyboard at 280 px', async ({
  page,
}) => {
  // A dialog for the place of a file stands outside of the page.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  await page.setViewportSize({ width: 280, height: 653 })
  const qr = new QrPage(page)
  await qr.open()
  await tile(page, TILES.batch.title).press('Enter')
  const make = page.getByRole('button', { name: batch.MAKE_ZIP })
  await make.press('Enter')
  await expect(page.getByText(batch.EMPTY)).toBeVisible()

  const save = async () => {
    const wanted = page.waitForEvent('download')
    await make.press('Enter')
    const download = await wanted
    expect(download.suggestedFilename()).toBe('qrcodes.zip')
    await expect(make).toBeFocused()
    return readZip(await readFile(await download.path()))
  }
  const lines = page.getByLabel(batch.LINES)
  await pasteLong(lines, 'https://example.com/1\n'.repeat(20_000))
  await page.getByRole('button', { name: batch.UNDO_PASTE }).press('Enter')
  await expect(lines).toBeFocused()
  await expect(lines).toHaveValue('')
  const numbers = Array.from({ length: 130 }, (_, at) => `https://example.com/${at + 1}`)
  await pasteLong(lines, [...numbers, 'x'.repeat(2400), 'last'].join('\n'))
  const codes = await save()
  await expect(page.getByText(batch.savedIn(131, 'qrcodes.zip'))).toBeVisible()
  await expect(page.getByRole('group', { name: batch.faultyRows(1) })).toContainText(
    'Line 131: The amount of data is too big',
  )
  expect(codes.size).toBe(131)
  expect(await textOf(codes.get('code-120.png'))).toBe('https://example.com/120')
  expect(await textOf(codes.get('code-132.png'))).toBe('last')

  await lines.fill('x'.repeat(2400))
  await make.press('Enter')
  await expect(page.getByText(batch.NO_FILE).first()).toBeVisible()

  const nicknamed = { mimeType: 'text/csv', buffer: Buffer.from('"Big" Bob,https://a.example') }
  await page.getByLabel(batch.CHOOSE_CSV).setInputFiles({ name: 'a.csv', ...nicknamed })
  await expect(page.getByText(batch.openQuote(1))).toBeVisible()

  const csv = 'table;link\nM\u00fcller;https://a.example\nTwo;https://b.example\n'
  await page.getByLabel(batch.CHOOSE_CSV).setInputFiles({
    name: `${'tables_'.repeat(8)}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(csv, 'latin1'),
  })
  const announced = page.getByRole('status').filter({ hasText: 'records' })
  await expect(announced).toHaveText(
    /^(tables_){8}\.csv: 3 records\. It is not UTF-8\. Read as Windows-1252: check its letters\.$/,
  )
  await page.getByLabel(batch.TEXT_COLUMN).selectOption('link')
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByLabel(batch.NAME_COLUMN).selectOption('table')
  const tables = await save()
  expect([...tables.keys()]).toEqual(['M\u00fcller.png', 'Two.png'])
  expect(await textOf(tables.get('Two.png'))).toBe('https://b.example')
  await page.getByLabel(batch.FILES).selectOption('labels')
  await page.getByLabel(batch.LABELS, { exact: true }).selectOption('grid')
  await page.getByLabel(batch.NUMBERS.grid.across, { exact: true }).fill('1')
  await page.getByLabel(batch.NUMBERS.grid.down, { exact: true }).fill('1')
  await expect(page.getByText(batch.labelsAPage(1))).toBeVisible()
  await page.getByLabel(batch.NUMBERS.grid.across, { exact: true }).fill('13')
  await expect(page.getByLabel(batch.NUMBERS.grid.across, { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(page.getByLabel(batch.NUMBERS.grid.down, { exact: true })).not.toHaveAttribute(
    'aria-invalid',
  )
  await page.getByLabel(batch.LABELS, { exact: true }).selectOption('letter-3x10')
  await expect(page.getByText(batch.labelsAPage(30))).toBeVisible()
  const wantedPdf = page.waitForEvent('download')
  await page.getByRole('button', { name: batch.MAKE_PDF }).press('Enter')
  const pdf = await wantedPdf
  expect(pdf.suggestedFilename()).toBe('qrcode-labels.pdf')
  expect((await readFile(await pdf.path())).toString('latin1')).toMatch(/^%PDF-[^]*%%EOF\n$/)
  await expect(page.getByText(batch.savedIn(2, 'qrcode-labels.pdf'))).toBeVisible()
  await page.getByLabel(batch.FILES).selectOption('png')
  await page.getByRole('button', { name: batch.USE_LINES }).press('Enter')
  await expect(page.getByLabel(batch.CHOOSE_CSV)).toBeFocused()

  const long = Buffer.from(`link\n${'https://example.com\n'.repeat(20_000)}`)
  await page
    .getByLabel(batch.CHOOSE_CSV)
    .setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer: long })
  await expect(page.getByText('20,001 records. Use lines instead')).toBeVisible()
  await make.press('Enter')
  await page.getByRole('button', { name: CANCEL }).press('Enter')
  await expect(make).toBeFocused()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('status').getByText(batch.CANCELLED)).toHaveCount(1)
})

/** Pastes what is on the clipboard after cells are copied in Excel: their text, and a picture of them. */
const pasteCells = (element: Locator) =>
  element.evaluate((target) => {
    const cells = new DataTransfer()
    cells.setData('text/plain', 'a\nb')
    cells.items.add(new File(['a picture'], 'image.png', { type: 'image/png' }))
    const init = { bubbles: true, cancelable: true, clipboardData: cells }
    return target.dispatchEvent(new ClipboardEvent('paste', init)) ? 'by the browser' : 'as a file'
  })

test('pasted cells are text, a pasted picture is for what was unfolded last, and a CSV file takes the place of the lines', async ({
  page,
}) => {
  await new QrPage(page).open()
  await tile(page, TILES.batch.title).press('Enter')
  const lines = page.getByLabel(batch.LINES)
  expect(await pasteCells(lines)).toBe('by the browser')
  expect(await pasteCells(page.locator('body'))).toBe('by the browser')
  await tile(page, TILES.looks.title).press('Enter')
  await expect(page.getByLabel(CHOOSE_LOGO)).toBeVisible()
  expect(await pasteCells(lines)).toBe('by the browser')
  expect(await pasteCells(page.locator('body'))).toBe('as a file')
  await expect(page.getByText(UNREADABLE_PICTURE)).toBeVisible()
  await tile(page, TILES.read.title).press('Enter')
  await expect(page.getByLabel(CHOOSE_PICTURE)).toBeVisible()
  // What was unfolded last takes it, and the logo stays as it is.
  expect(await pasteCells(page.locator('body'))).toBe('as a file')
  await expect(page.getByText(UNREADABLE_PICTURE)).toHaveCount(2)
  await lines.fill('a')
  await pasteFile(lines, { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('b,c') })
  await expect(page.getByText('a.csv: 1 record. Use lines instead')).toBeVisible()
  await expect(page.getByLabel(batch.CHOOSE_CSV)).toBeFocused()
})
