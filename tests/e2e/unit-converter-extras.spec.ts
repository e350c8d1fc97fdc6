import { TILES } from '../../src/tools/unit-converter/extras/tiles.en'
import * as texts from '../../src/tools/unit-converter/texts.en'
import { FIND_UNIT } from '../../src/tools/unit-converter/extras/all-units/texts.en'
import { PRIVACY_TITLE } from '../../src/site/titles.en'
import { DIGITS, NOTATIONS } from '../../src/tools/unit-converter/extras/notation/texts.en'
import * as columnTexts from '../../src/tools/unit-converter/extras/column/texts.en'
import { tile } from './support/unfold'
import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'
import { titleOf } from './support/routes'

const from = (page: Page) => page.getByRole('textbox', { name: texts.FROM })
const to = (page: Page) => page.getByRole('textbox', { name: texts.TO })

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 280, height: 653 })
  await page.goto('/unit-converter')
  await hydrated(from(page))
})

const unfold = async (page: Page, title: string) => {
  await tile(page, title).focus()
  await page.keyboard.press('Enter')
}

async function findUnits(page: Page) {
  await page.getByRole('combobox', { name: texts.TO_UNIT }).selectOption('Feet')
  await unfold(page, TILES['all-units'].title)
  await page.getByRole('button', { name: /^Copy Feet in parts/ }).press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('5 ft 7 in')
  const find = page.getByLabel(FIND_UNIT)
  await find.fill('gib')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ units? found$/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Gibibytes · Data', exact: true }).press('Enter')
  await expect(page.getByRole('combobox', { name: texts.FROM_UNIT })).toHaveValue('GiB')
  await find.fill('zzz')
  await expect(page.getByText(texts.noUnit('zzz'))).toBeVisible()

  // Going back leads to where the page was left, not to what was shown then.
  await find.scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: PRIVACY_TITLE }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRIVACY_TITLE)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('unit-converter'))
  await expect(find).toBeInViewport()
}

async function chooseMoreCategories(page: Page) {
  const opener = page.getByRole('button', { name: texts.MORE, exact: true })
  await opener.press('Enter')
  const more = page.getByRole('group', { name: texts.MORE_CATEGORIES })
  const fuel = more.getByRole('button', { name: 'Fuel Economy' })
  await fuel.press('Enter')
  await expect(fuel).toBeFocused()
  await opener.press('Enter')
  const chosen = page
    .getByRole('group', { name: texts.CATEGORY })
    .getByRole('button', { pressed: true })
  await expect(chosen).toHaveText('Fuel Economy')
  await from(page).focus()
  await page.setViewportSize({ width: 280, height: 900 })
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await from(page).fill('0')
  await expect(page.getByText('Enter a number above 0')).toBeVisible()
  await page.getByRole('button', { name: 'Length', exact: true }).click()
  await expect(page.getByText('1 cm = 10 mm exactly (NIST SP 811)')).toBeVisible()
}

async function chooseNotation(page: Page) {
  await from(page).fill('2')
  await page.getByRole('combobox', { name: texts.TO_UNIT }).selectOption('Meters')
  await unfold(page, TILES.notation.title)
  await page.getByRole('button', { name: NOTATIONS.scientific.name }).press('Enter')
  await page.getByLabel(DIGITS, { exact: true }).selectOption('3 significant digits')
  await expect(to(page)).toHaveValue('2.00e-3')
  await expect(page.getByRole('button', { name: texts.COPY_PLAIN })).toContainText('0.002')
  await page.reload()
  await expect(page.getByRole('combobox', { name: texts.TO_UNIT })).toHaveValue('m')
  await expect(from(page)).toHaveValue('')
  await expect(page.getByText('1 millimeter = 1.00e-3 meters')).toBeVisible()
}

test('a visitor types a quantity, finds units and categories, and chooses how results are written, by keyboard', async ({
  page,
}) => {
  await from(page).fill(`5'7"`)
  await expect(page.getByText(texts.readAs('67 in'))).toBeVisible()
  await findUnits(page)
  await test.step('a line takes what is too long for it, and no number widens the page', async () => {
    await from(page).fill('x'.repeat(1_000_000))
    await expect(from(page)).toHaveValue(/^x{10000}$/)
    await expect(from(page)).toHaveAccessibleDescription(/number/)
    await from(page).fill('9'.repeat(60))
    await expect(page.getByText(`${'9'.repeat(60)} gibibytes in other units`)).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280)
  })
  await chooseMoreCategories(page)
  await chooseNotation(page)
})

test('a visitor converts a column by keyboard, sees what is bad, copies and saves it', async ({
  page,
}) => {
  await page.getByRole('combobox', { name: texts.FROM_UNIT }).selectOption('Inches')
  await unfold(page, TILES.column.title)
  const convert = page.getByRole('button', { name: columnTexts.CONVERT_ALL })
  await convert.press('Enter')
  await expect(page.getByText(columnTexts.EMPTY)).toBeVisible()
  const numbers = Array.from({ length: 9996 }, (_, at) => at + 1)
  const column = ['1/2', 'abc', '', ...numbers, 'ten'].join('\n')
  await page.evaluate((text) => navigator.clipboard.writeText(text), column)
  const values = page.getByRole('textbox', { name: /^Values in/ })
  await values.fill('7')
  for (const undo of [
    () => values.press('ControlOrMeta+Z'),
    () => page.getByRole('button', { name: columnTexts.UNDO }).press('Enter'),
  ]) {
    await values.press('ControlOrMeta+V')
    await expect(values).toHaveValue(`7${column}`)
    await undo()
    await expect(values).toHaveValue('7')
    await expect(values).toBeFocused()
    await expect(page.getByRole('button', { name: columnTexts.UNDO })).toHaveCount(0)
  }
  await values.press('ControlOrMeta+A')
  await values.press('ControlOrMeta+V')
  await convert.press('Enter')
  await expect(page.getByText(columnTexts.done(9997, 10_000))).toBeAttached()
  await expect(convert).toBeFocused()
  await expect(page.getByText(columnTexts.badLines(2))).toBeVisible()
  await expect(page.getByText(columnTexts.badLine(2, 'abc'))).toBeVisible()
  await expect(page.getByText(columnTexts.badLine(10_000, 'ten'))).toBeVisible()
  await expect(page.getByRole('region', { name: columnTexts.CONVERTED_VALUES })).toContainText(
    '1.27',
  )
  await page.getByRole('button', { name: columnTexts.COPY_ALL }).press('Enter')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(async () => (await copied()).split('\n').length).toBe(10_000)
  expect((await copied()).split('\n').slice(0, 5)).toEqual(['1.27', '', '', '2.54', '5.08'])
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  const save = page.getByRole('button', { name: columnTexts.SAVE_TXT })
  await save.dblclick()
  await save.press('Enter')
  await expect.poll(() => saved).toEqual(['converted.txt', 'converted.txt'])
  await page.getByRole('combobox', { name: texts.FROM_UNIT }).selectOption('Feet')
  await expect(values).toHaveAccessibleName('Values in feet')
  await expect(page.getByRole('region', { name: columnTexts.CONVERTED_VALUES })).toHaveCount(0)
  await expect(values).toHaveValue(column)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280)
})
