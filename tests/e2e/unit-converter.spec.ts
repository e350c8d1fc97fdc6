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
const copyResult = (page: Page) => page.getByRole('button', { name: 'Copy Result' })
const history = (page: Page) => page.getByRole('region', { name: 'Recent Conversions' })
const quick = (page: Page) => page.getByRole('region', { name: 'Quick Conversions' })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/unit-converter')
  await hydrated(from(page))
})

test('a visitor converts a length, swaps, copies, finds it in the history, recalls and clears it', async ({
  page,
}) => {
  const clearHistory = history(page).getByRole('button', { name: 'Clear History' })
  await expect(quick(page)).toContainText('1 millimeter is')
  await expect(quick(page).getByRole('listitem').first()).toHaveText('Centimeters 0.1')
  await expect(history(page)).toContainText('No conversions yet')
  await expect(clearHistory).toBeDisabled()
  await unit(page, 'From').selectOption('Feet')
  await unit(page, 'To').selectOption('Meters')
  await from(page).fill('5')
  await expect(to(page)).toHaveValue('1.524')
  await expect(quick(page).getByRole('listitem')).toHaveCount(5)
  await expect(quick(page).getByRole('listitem').first()).toHaveText('Millimeters 1524')
  await page.getByTitle('Swap units').click()
  await expect(unit(page, 'From')).toHaveValue('m')
  await expect(unit(page, 'To')).toHaveValue('ft')
  await expect(to(page)).toHaveValue('16.4041994751')
  await copyResult(page).click()
  await expect(page.getByText('Copied').first()).toBeVisible()
  expect(await clipboard(page)).toBe('16.4041994751')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(from(page)).toHaveValue('')
  await expect(to(page)).toHaveValue('')
  await history(page).getByRole('button', { name: '5 Meters = 16.4041994751 Feet' }).click()
  await expect(from(page)).toHaveValue('5')
  await clearHistory.click()
  await expect(history(page)).toContainText('No conversions yet')
  await expect(history(page).getByRole('heading')).toBeFocused()
})

test('there are seven categories, the pressed one says so, and a temperature can be made negative', async ({
  page,
}) => {
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
  const changeSign = page.getByRole('button', { name: 'Change sign' })
  await expect(changeSign).toHaveCount(0)
  await buttons.nth(2).click()
  await expect(page.getByRole('button', { name: 'Temperature', pressed: true })).toBeVisible()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1)
  await from(page).fill('40')
  await changeSign.click()
  await expect(from(page)).toHaveValue('-40')
  await expect(from(page)).toBeFocused()
  await expect(to(page)).toHaveValue('-40')
})

test('what is no number stays in the field, which says why, and gives nothing to copy', async ({
  page,
}) => {
  const field = from(page)
  for (const [text, message] of [
    ['1 00', 'Enter a number, such as 1234.5'],
    ['5 km', 'Enter the number without its unit'],
    ['1e309', 'Enter a number below 1.8e308'],
  ] as const) {
    await field.fill('1')
    await expect(quick(page)).not.toContainText('1 millimeter is')
    await field.fill(text)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(message)
    await expect(page.getByRole('alert')).toHaveText(message)
    await expect(field).toHaveValue(text)
    await expect(to(page)).toHaveValue('')
    await expect(copyResult(page)).toBeDisabled()
    await expect(quick(page)).toContainText('1 millimeter is')
  }
  await field.fill('1,234')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(field).toHaveAccessibleDescription('Read as 1234')
  await expect(to(page)).toHaveValue('123.4')
})

test('where the result has an exponent, the plain number stands below with its own copy', async ({
  page,
}) => {
  await from(page).fill('12345678.9')
  await expect(to(page)).toHaveValue('1.234568e+6')
  const copyPlain = page.getByRole('button', { name: 'Copy Plain number' })
  await copyPlain.click()
  await expect(copyPlain).toContainText('Copied')
  expect(await clipboard(page)).toBe('1234567.89')
  await from(page).fill('1')
  await expect(copyPlain).toHaveCount(0)
})

test('a result and a change of category are announced after 600 ms of rest', async ({ page }) => {
  await page.clock.install()
  await page.reload()
  await hydrated(from(page))
  await page.clock.pauseAt(Date.now() + 60_000)
  const announced = page
    .getByRole('region', { name: 'Conversion', exact: true })
    .getByRole('status')
    .first()
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
