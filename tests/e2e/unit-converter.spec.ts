import type { Page } from '@playwright/test'
import { UNDO } from '../../src/tools/unit-converter/extras/quantities/texts.en'
import * as texts from '../../src/tools/unit-converter/texts.en'
import { NO_CONVERSIONS, RECENT_CONVERSIONS } from '../../src/ui/layout/recent-conversions.en'
import { COPIED } from '../../src/ui/texts.en'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

const REFUSALS = {
  '1 00': 'Enter a number, such as 1234.5',
  '5 foo': texts.noUnit('foo'),
  '1e309': 'Enter a number below 1.8e308',
}

const from = (page: Page) => page.getByRole('textbox', { name: texts.FROM })
const to = (page: Page) => page.getByRole('textbox', { name: texts.TO })
const unit = (page: Page, side: 'from' | 'to') =>
  page.getByRole('combobox', { name: side === 'from' ? texts.FROM_UNIT : texts.TO_UNIT })
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const copyResult = (page: Page) => page.getByRole('button', { name: texts.COPY_RESULT })
const history = (page: Page) => page.getByRole('region', { name: RECENT_CONVERSIONS })
const clearHistory = (page: Page) => page.getByRole('button', { name: texts.CLEAR_HISTORY })
const quick = (page: Page) => page.getByRole('region', { name: texts.QUICK_CONVERSIONS })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function keepFirstRow(page: Page) {
  await from(page).fill('5')
  await from(page).press('Enter')
  await expect(history(page).locator('time')).toHaveText(/^\d{1,2}:\d{2}:\d{2}/)
}

async function convertAndLookBack(page: Page) {
  await unit(page, 'from').selectOption('Feet')
  await unit(page, 'to').selectOption('Meters')
  await from(page).fill('5')
  await expect(to(page)).toHaveValue('1.524')
  await expect(quick(page).getByRole('listitem')).toHaveCount(5)
  await expect(quick(page).getByRole('listitem').first()).toHaveText('Millimeters 1524')
  await page.getByRole('button', { name: texts.SWAP }).click()
  await expect(unit(page, 'from')).toHaveValue('m')
  await expect(unit(page, 'to')).toHaveValue('ft')
  await expect(to(page)).toHaveValue('16.4041994751')
  await copyResult(page).click()
  await expect(page.getByRole('button', { name: COPIED.copied })).toBeVisible()
  expect(await clipboard(page)).toBe('16.4041994751')
  const announced = page.getByRole('status').getByText(COPIED.copied, { exact: true })
  const first = await announced.elementHandle()
  await copyResult(page)
    .or(page.getByRole('button', { name: COPIED.copied }))
    .click()
  // Announced anew: a text that stays as it is is not read out again.
  await expect.poll(() => first?.evaluate((text) => text.isConnected)).toBe(false)
  await expect(announced).toBeAttached()
  // The button has its own label again.
  await page.clock.runFor(10_000)
  await expect(copyResult(page)).toBeVisible()
  await page.getByRole('button', { name: texts.CLEAR_ALL }).click()
  await expect(from(page)).toHaveValue('')
  await expect(to(page)).toHaveValue('')
  await history(page).getByRole('button', { name: '5 Meters = 16.4041994751 Feet' }).click()
  await expect(from(page)).toHaveValue('5')
  await clearHistory(page).click()
  await expect(history(page)).toContainText(NO_CONVERSIONS)
  await expect(history(page).getByRole('heading')).toBeFocused()
}

async function changeSign(page: Page) {
  const change = page.getByRole('button', { name: texts.CHANGE_SIGN })
  await expect(change).toHaveCount(0)
  await category(page, 'Temperature').click()
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['Temperature'])
  await from(page).fill('40')
  await change.click()
  await expect(from(page)).toHaveValue('-40')
  await expect(from(page)).toBeFocused()
  await expect(to(page)).toHaveValue('-40')
}

async function typeUnitOfAnotherCategory(page: Page) {
  await category(page, 'Length').click()
  await from(page).fill('180 lbs')
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['Weight'])
  await expect(unit(page, 'from')).toHaveValue('lb')
  await expect(from(page)).toHaveValue('180 lbs')
  await page.getByRole('button', { name: UNDO, exact: true }).click()
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['Length'])
  await expect(from(page)).toHaveValue('180')
  await expect(from(page)).toBeFocused()
}

async function typeWhatIsNoNumber(page: Page) {
  const field = from(page)
  await category(page, 'Length').click()
  // The code that judges what is no plain number comes with the first such text.
  await field.fill('1/2')
  await expect(to(page)).toHaveValue('0.05')
  for (const [text, message] of Object.entries(REFUSALS)) {
    await field.fill('1')
    await expect(quick(page)).not.toContainText('1 mm is')
    await field.fill(text)
    await expect(to(page)).toHaveValue('')
    await page.clock.runFor(600)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(message)
    await expect(page.getByRole('alert')).toHaveText(message)
    await expect(field).toHaveValue(text)
    await expect(to(page)).toHaveValue('')
    await expect(copyResult(page)).toBeDisabled()
    await expect(quick(page)).toContainText('1 mm is')
  }
  await field.fill('1')
  await field.fill('abc')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('1,234')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(field).toHaveAccessibleDescription(texts.readAs('1234'))
  await expect(to(page)).toHaveValue('123.4')
  await category(page, 'Temperature').click()
  await field.fill('-300')
  await expect(field).toHaveAccessibleDescription(texts.BELOW_ABSOLUTE_ZERO)
  // A description that changes below the focus is not read out.
  await page.clock.runFor(600)
  const announced = `-300 Celsius = -508 Fahrenheit. ${texts.BELOW_ABSOLUTE_ZERO}`
  await expect(page.getByRole('status').getByText(announced)).toBeAttached()
}

async function copyPlainNumber(page: Page) {
  await category(page, 'Length').click()
  await from(page).fill('12345678.9')
  await expect(to(page)).toHaveValue('1.234568e+6')
  const copyPlain = page.getByRole('button', { name: texts.COPY_PLAIN })
  // The whole number in a tooltip would be read once more.
  await expect(copyPlain).toHaveAccessibleDescription('')
  await copyPlain.click()
  await expect(copyPlain).toContainText(COPIED.copied)
  expect(await clipboard(page)).toBe('1234567.89')
  await from(page).fill('1')
  await expect(copyPlain).toHaveCount(0)
}

async function expectAnnouncements(page: Page) {
  const announced = page
    .getByRole('region', { name: texts.CONVERSION, exact: true })
    .getByRole('status')
    .first()
  await category(page, 'Length').click()
  await expect(to(page)).toHaveValue('')
  await page.clock.runFor(600)
  const before = 'Length: Millimeters to Centimeters, no value'
  await expect(announced).toHaveText(before)
  for (const [text, result] of Object.entries({ 1: '0.1', 12: '1.2', 123: '12.3' })) {
    await from(page).fill(text)
    await expect(to(page)).toHaveValue(result)
    await page.clock.runFor(500)
    await expect(announced).toHaveText(before)
  }
  await page.clock.runFor(100)
  await expect(announced).toHaveText('123 Millimeters = 12.3 Centimeters')
  await category(page, 'Energy').click()
  await expect(to(page)).toHaveValue('')
  await page.clock.runFor(600)
  await expect(announced).toHaveText('Energy: Joules to Kilojoules, no value')
}

test('a visitor converts, swaps, copies, looks back and corrects what was typed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/unit-converter')
  await hydrated(from(page))

  await test.step('a row has its time', () => keepFirstRow(page))
  await page.clock.pauseAt(Date.now() + 60_000)
  await test.step('a length is converted, swapped, copied, recalled from the history and cleared', () =>
    convertAndLookBack(page))
  await test.step('a temperature can be made negative, and the pressed category is marked', () =>
    changeSign(page))
  await test.step('what is no number stays in the field, which is marked with the reason, and gives nothing to copy', () =>
    typeWhatIsNoNumber(page))
  await test.step('UN-88: a unit of another category switches to it, and Undo goes back', () =>
    typeUnitOfAnotherCategory(page))
  await test.step('UN-83: where the result has an exponent, the plain number stands below with its own copy', () =>
    copyPlainNumber(page))
  await test.step('UN-84: a result and a change of category are announced after 600 ms of rest', () =>
    expectAnnouncements(page))
})
