import { QrPage } from './support/qr-page'
import { colorsOf, marginOf, readCode } from './support/saved-picture'
import { expect, test } from './support/test'

let qr: QrPage
test.beforeEach(async ({ page }) => {
  qr = new QrPage(page)
  await qr.open()
})

test('QR-16: it starts with 256 px, level M, black on white, and a margin of 2 modules', async () => {
  await expect(qr.text).toHaveValue('')
  await expect(qr.size).toHaveValue('256')
  await expect(qr.level).toHaveValue('M')
  await expect(qr.foreground).toHaveValue('#000000')
  await expect(qr.background).toHaveValue('#ffffff')
  await qr.text.fill('https://example.com')

  const saved = await qr.save()
  expect(await readCode(saved)).toEqual({ text: 'https://example.com', version: 2, level: 'M' })
  expect([saved.width, saved.height]).toEqual([256, 256])
  expect(colorsOf(saved)).toEqual(['#000000ff', '#ffffffff'])
  // Version 2 has 25 modules a side (ISO/IEC 18004, 5.3).
  for (const { before, after, modulePx } of marginOf(saved, 25)) {
    expect(modulePx).toBe(8)
    expect(before).toBeGreaterThanOrEqual(2 * modulePx)
    expect(after).toBeGreaterThanOrEqual(2 * modulePx)
  }
})

test('the selects offer the sizes and levels of the spec', async () => {
  const valuesOf = (select: typeof qr.size) =>
    select
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
  expect(await valuesOf(qr.size)).toEqual(['128', '256', '384', '512'])
  expect(await valuesOf(qr.level)).toEqual(['L', 'M', 'Q', 'H'])
  await expect(qr.level).toContainText('about 7%')
  await expect(qr.level).toContainText('about 15%')
  await expect(qr.level).toContainText('about 25%')
  await expect(qr.level).toContainText('about 30%')
})

test('before there is a text, the placeholder stands there and nothing can be downloaded', async () => {
  await expect(qr.placeholder).toBeVisible()
  await expect(qr.download).toBeDisabled()
})

test('QR-23: blanks alone are no text', async () => {
  await qr.text.fill('   ')
  await qr.generate.click()
  await expect(qr.placeholder).toBeVisible()
  await expect(qr.result).toHaveAttribute('aria-busy', 'false')
  await expect(qr.download).toBeDisabled()
})

test('there is an information list', async ({ page }) => {
  const list = page
    .getByRole('group')
    .filter({ hasText: 'About your QR code' })
    .getByRole('listitem')
  expect(await list.count()).toBeGreaterThanOrEqual(4)
  await expect(list.filter({ hasText: 'Error correction' })).toContainText('7%')
  await expect(list.filter({ hasText: 'Private' })).toContainText('never sent or stored')
})

test('the note under the text has bytes, version and what is left', async ({ complaints }) => {
  complaints.announce(/needs a picture of at least 256 px/)
  await expect(qr.text).toHaveAccessibleDescription('Up to 2,331 bytes at level M')
  // 2,331 bytes is version 40 at M (ISO/IEC 18004, table 7).
  await qr.text.fill('https://example.com')
  await expect(qr.text).toHaveAccessibleDescription(
    '19 bytes · version 2 · 2,312 bytes left at level M',
  )
  await qr.text.fill('é')
  await expect(qr.text).toHaveAccessibleDescription(
    '2 bytes · version 1 · 2,329 bytes left at level M',
  )
  await qr.level.selectOption('H')
  await expect(qr.text).toHaveAccessibleDescription(
    '2 bytes · version 1 · 1,271 bytes left at level H',
  )
  await qr.size.selectOption('128')
  await qr.text.fill('x'.repeat(1273))
  await expect(qr.text).toHaveAccessibleDescription('1,273 bytes · 0 bytes left at level H')
})
