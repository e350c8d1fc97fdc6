import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

declare global {
  interface Window {
    /** Formatters of dates and times that the page has made. */
    formattersMade: number
  }
}

const from = (page: Page) => page.getByRole('textbox', { name: 'From' })
const to = (page: Page) => page.getByRole('textbox', { name: 'To' })
const unit = (page: Page, side: 'From' | 'To') =>
  page.getByRole('combobox', { name: `${side} unit` })
const history = (page: Page) => page.getByRole('region', { name: 'Recent Conversions' })
const quick = (page: Page) => page.getByRole('region', { name: 'Quick Conversions' })

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/unit-converter')
  await hydrated(from(page))
})

test('a visitor converts a length, swaps, copies and finds it in the history', async ({ page }) => {
  await unit(page, 'From').selectOption('Feet')
  await unit(page, 'To').selectOption('Meters')
  await from(page).fill('5')
  await expect(to(page)).toHaveValue('1.524')
  await page.getByTitle('Swap units').click()
  await expect(unit(page, 'From')).toHaveValue('m')
  await expect(unit(page, 'To')).toHaveValue('ft')
  await expect(to(page)).toHaveValue('16.4041994751')
  await page.getByRole('button', { name: 'Copy Result' }).click()
  await expect(page.getByText('Copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('16.4041994751')
  await expect(history(page).getByRole('listitem').first()).toContainText(
    '5 Meters = 16.4041994751 Feet',
  )
})

test('UN-62: choosing a category sets the first two units and empties input and result', async ({
  page,
}) => {
  await from(page).fill('5')
  await page.getByRole('button', { name: 'Temperature' }).click()
  await expect(unit(page, 'From')).toHaveValue('C')
  await expect(unit(page, 'To')).toHaveValue('F')
  await expect(from(page)).toHaveValue('')
  await expect(to(page)).toHaveValue('')
})

test('there are seven category buttons, and the pressed one says so', async ({ page }) => {
  const buttons = page.getByRole('group', { name: 'Category' }).getByRole('button')
  await expect(buttons).toHaveText([
    'Length',
    'Weight',
    'Temperature',
    'Volume',
    'Area',
    'Speed',
    'Energy',
  ])
  await buttons.nth(5).click()
  await expect(page.getByRole('button', { name: 'Speed', pressed: true })).toBeVisible()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1)
})

test('UN-58: what is no number gives no result, no copy and no Quick Conversions', async ({
  page,
}) => {
  for (const text of [' ', '12abc', '0x10', '.', 'Infinity', '1e309']) {
    await from(page).fill('1')
    await expect(quick(page)).toBeVisible()
    await from(page).fill(text)
    await expect(to(page)).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Copy Result' })).toBeDisabled()
    await expect(quick(page)).toBeHidden()
  }
})

test('what is no number stays in the field, which says why and is marked invalid', async ({
  page,
}) => {
  const field = from(page)
  for (const [text, message] of [
    ['1 00', 'Enter a number, such as 1234.5'],
    ['5 km', 'Enter the number without its unit'],
    ['1e309', 'Enter a number below 1.8e308'],
  ] as const) {
    await field.fill(text)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(message)
    await expect(page.getByRole('alert')).toHaveText(message)
    await expect(field).toHaveValue(text)
  }
  await field.fill('1\u00a0234,5')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(to(page)).toHaveValue('123.45')
})

test('where only the locale can decide what a comma is, the page says how it was read', async ({
  page,
}) => {
  await from(page).fill('1,234')
  await expect(from(page)).toHaveAccessibleDescription('Read as 1234')
  await expect(to(page)).toHaveValue('123.4')
})

test('a temperature can be made negative without a minus on the keypad', async ({ page }) => {
  const changeSign = page.getByRole('button', { name: 'Change sign' })
  await expect(changeSign).toHaveCount(0)
  await page.getByRole('button', { name: 'Temperature' }).click()
  await from(page).fill('40')
  await changeSign.click()
  await expect(from(page)).toHaveValue('-40')
  await expect(from(page)).toBeFocused()
  await expect(to(page)).toHaveValue('-40')
})

test('where the result has an exponent, the plain number stands below with its own copy', async ({
  page,
}) => {
  await from(page).fill('12345678.9')
  await expect(to(page)).toHaveValue('1.234568e+6')
  const copyPlain = page.getByRole('button', { name: 'Copy Plain number' })
  await copyPlain.click()
  await expect(copyPlain).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1234567.89')
  await from(page).fill('1')
  await expect(copyPlain).toHaveCount(0)
})

test('a result and a change of category are announced after 600 ms of rest', async ({ page }) => {
  await page.clock.install()
  await page.reload()
  await hydrated(from(page))
  await page.clock.pauseAt(Date.now() + 60_000)
  const announced = page.getByRole('region', { name: 'Result' }).getByRole('status').first()
  const before = 'Length: Millimeters to Centimeters, no value'
  await expect(announced).toHaveText(before)
  for (const text of ['1', '12', '123']) {
    await from(page).fill(text)
    await page.clock.runFor(500)
    await expect(announced).toHaveText(before)
  }
  await page.clock.runFor(100)
  await expect(announced).toHaveText('123 Millimeters = 12.3 Centimeters')
  await page.getByRole('button', { name: 'Energy' }).click()
  await page.clock.runFor(600)
  await expect(announced).toHaveText('Energy: Joules to Kilojoules, no value')
})

test('UN-63: Quick Conversions show five other units', async ({ page }) => {
  await unit(page, 'From').selectOption('Meters')
  await from(page).fill('1')
  const items = quick(page).getByRole('listitem')
  await expect(items).toHaveCount(5)
  await expect(items.first()).toHaveText('Millimeters 1000')
})

test('the time of a row is formatted by a formatter that was made before the first key', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { DateTimeFormat } = Intl
    window.formattersMade = 0
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, args) {
        window.formattersMade++
        return Reflect.construct(target, args)
      },
    })
  })
  await page.reload()
  const made = () => page.evaluate(() => window.formattersMade)
  await expect.poll(made).toBe(1)
  await from(page).fill('5')
  await from(page).press('Enter')
  const time = history(page).locator('time')
  await expect(time).toHaveText(/^\d{1,2}:\d{2}:\d{2}/)
  expect(await made()).toBe(1)
})

test('UN-64: the history keeps 10 rows, and Clear History empties it', async ({ page }) => {
  const clear = history(page).getByRole('button', { name: 'Clear History' })
  await expect(history(page)).toContainText('No conversions yet')
  await expect(clear).toBeDisabled()
  for (let value = 1; value <= 11; value++) {
    await from(page).fill(String(value))
    await from(page).press('Enter')
  }
  await expect(history(page).getByRole('listitem')).toHaveCount(10)
  await expect(history(page).getByRole('listitem').first()).toContainText('11 Millimeters')
  await history(page).getByRole('button', { name: '7 Millimeters' }).click()
  await expect(from(page)).toHaveValue('7')
  await clear.click()
  await expect(history(page)).toContainText('No conversions yet')
  await expect(history(page).getByRole('heading')).toBeFocused()
})

test('Clear All empties input and result', async ({ page }) => {
  await from(page).fill('5')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(from(page)).toHaveValue('')
  await expect(to(page)).toHaveValue('')
})

test('PL-38: a copy that the browser refuses says so in place', async ({ page }) => {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await from(page).fill('5')
  await page.getByRole('button', { name: 'Copy Result' }).click()
  await expect(page.getByText('Copy failed').first()).toBeVisible()
})

test('D6: a number of any length is converted whole', async ({ page }) => {
  await from(page).fill('1'.repeat(61))
  await unit(page, 'From').selectOption('m')
  await unit(page, 'To').selectOption('cm')
  await expect(to(page)).toHaveValue('1.111111e+62')
})
