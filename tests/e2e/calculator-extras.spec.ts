import { deferred } from '../support/deferred'
import { tile } from './support/unfold'
import * as texts from '../../src/tools/calculator/extras/expression/texts.en'
import { IN_RADIANS, NOT_KEPT, TILES } from '../../src/tools/calculator/extras/tiles.en'
import { ANGLE_SIGNS, ENTERED, noteText } from '../../src/tools/calculator/texts.en'
import { resetExtra } from '../../src/ui/texts.en'
import { ask, openButton } from './support/ask-page'
import { CalculatorPage } from './support/calculator-page'
import { hydrated } from './support/hydrated'
import { sidewaysScroll } from './support/findings'
import { expect, test } from './support/test'

test('a visitor works with the expression line, by keyboard, on 280 px, which no long part of it widens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await tile(page, TILES.expression.title).focus()
  await page.keyboard.press('Enter')
  const line = page.getByLabel('Expression', { exact: true })
  await test.step('no hole stands where a result will be', async () => {
    const hint = await page.getByText(texts.HINTS.degrees).boundingBox()
    const next = await page.getByRole('heading', { name: texts.EARLIER }).boundingBox()
    expect((next?.y ?? Infinity) - (hint?.y ?? 0) - (hint?.height ?? 0)).toBeLessThan(48)
  })
  await line.focus()
  await page.keyboard.type('2+3×foo')
  await expect(page.getByText('Unknown word: character 5, "foo"')).toBeVisible()
  await expect(line).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('4')
  await expect(page.getByText('= 14', { exact: true })).toBeVisible()
  await expect(page.getByText('Keypad, left to right: 20', { exact: true })).toBeVisible()
  await test.step('CA-104: the bar that stays of the display shows it', () =>
    expect(page.getByText('14', { exact: true })).toBeInViewport())
  await page.keyboard.press('Enter')
  await expect(line).toBeFocused()
  await expect(calculator.display).toHaveText('14')
  await expect(page.getByText(ENTERED)).toBeAttached()
  await line.fill('1.2345678'.repeat(9))
  await expect(page.getByText('Not a number: character 1,')).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)

  await page.keyboard.press('Escape')
  await expect(line).toBeHidden()
  await expect(calculator.display).toHaveText('14')
})

test('the history is kept for the next visit, until that is switched off', async ({ page }) => {
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.type('7*6=')
  await calculator.click('MS')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('nimble.calculator-history')))
    .toContain('7 × 6 = 42')
  await page.reload()
  await expect(calculator.equations).toHaveText(['7 × 6 = 42'])
  await expect(calculator.memoryMark).toBeVisible()

  await tile(page, TILES.expression.title).press('Enter')
  const line = page.getByLabel('Expression', { exact: true })
  await line.fill('1+')
  await page.getByTitle('Insert this expression').press('Enter')
  await expect(line).toHaveValue('1+(7 × 6)')
  await expect(line).toBeFocused()
  await line.fill('2×')
  await page.getByTitle('Insert this result').press('Enter')
  await expect(line).toHaveValue('2×42')

  const keeps = page.getByRole('switch', { name: texts.KEEP_HISTORY.label })
  await expect(keeps).toBeChecked()
  await keeps.press('Space')
  await expect(keeps).not.toBeChecked()
  await expect(page.getByText(NOT_KEPT)).toBeVisible()
  await page.reload()
  await calculator.open()
  await expect(calculator.equations).toHaveCount(0)
  await expect(calculator.memoryMark).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('nimble.calculator-history'))).toBe('"off"')
})

test('F9 changes the sign, @ takes the root, and angles are in radians on request', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.type('16')
  await page.keyboard.press('F9')
  await expect(calculator.display).toHaveText('-16')
  await page.keyboard.press('F9')
  await calculator.type('@')
  await expect(calculator.display).toHaveText('4')

  await calculator.click('Scientific')
  const angleKey = (angle: 'degrees' | 'radians') =>
    page.getByRole('button', { name: ANGLE_SIGNS[angle], exact: true })
  await expect(angleKey('degrees')).toBeVisible()
  await tile(page, TILES.expression.title).click()
  await page.getByRole('switch', { name: texts.RADIANS.label }).check()
  await expect(angleKey('radians')).toBeVisible()
  await calculator.type('1')
  await calculator.click('sin')
  await expect(calculator.display).toHaveText('0.841470984807897')
  await page.getByLabel('Expression', { exact: true }).fill('sin(pi/6)')
  await expect(page.getByText('= 0.5', { exact: true })).toBeVisible()

  // CA-103: the key does the same.
  await angleKey('radians').click()
  await expect(page.getByText(noteText('in-degrees'))).toBeVisible()
  await angleKey('degrees').click()
  await expect(page.getByText(IN_RADIANS).last()).toBeVisible()
  await page.getByRole('button', { name: resetExtra(TILES.expression.title) }).click()
  await expect(angleKey('degrees')).toBeVisible()
})

test('a sum beyond the display is computed in a worker, and can be cancelled', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await tile(page, TILES.expression.title).press('Enter')
  const line = page.getByLabel('Expression', { exact: true })
  await line.fill('10000000!')
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  await expect(page.getByRole('progressbar', { name: 'Working it out' })).toBeVisible()
  await cancel.press('Enter')
  const again = page.getByRole('button', { name: 'Work it out' })
  await expect(again).toBeFocused()
  await line.fill('5000!')
  // A live region is announced only if it is there before its text.
  await page.getByRole('status').evaluateAll((found) => {
    for (const region of found) region.id ||= 'there-before'
  })
  await expect(page.getByText('= 4.22857792660554e+16325', { exact: true })).toBeVisible()
  await expect(page.locator('#there-before', { hasText: '= 4.22857792660554e+16325' })).toHaveCount(
    1,
  )
  await expect(page.getByText('16,326 digits before the point', { exact: true })).toBeVisible()
  await line.press('Enter')
  const rows = page.getByRole('region', { name: 'Earlier calculations' })
  await rows.getByRole('button', { name: '= 4.22857792660554e+16325' }).press('Enter')
  await expect(line).toHaveValue('4.22857792660554e+16325')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280)
  await line.fill('9^9^9^9')
  await expect(page.getByText(/^Too large/)).toBeVisible()
})

test('CA-99: a bracket that is typed opens the expression line, and what follows is not lost', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.type('4*(2+3)')
  const line = page.getByLabel(texts.EXPRESSION, { exact: true })
  await expect(line).toBeFocused()
  await expect(line).toHaveValue('4×(2+3)')
  await page.keyboard.press('Enter')
  await expect(calculator.display).toHaveText('20')
  // The line is unfolded, and folded, when the next bracket comes.
  for (const fold of [false, true]) {
    await calculator.click('C')
    if (fold) await tile(page, TILES.expression.title).click()
    await calculator.type('100-(30+20)')
    await expect(line).toHaveValue('100−(30+20)')
    await expect(line).toBeFocused()
  }
})

test('CA-99: what is typed before the code of the line is there goes into the line, Enter too', async ({
  page,
}) => {
  const released = deferred()
  await page.route('**/expression-view-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.type('(2 + 3)*4')
  await expect(tile(page, TILES.expression.title)).toBeFocused()
  await page.keyboard.press('Enter')
  released.resolve()
  await expect(calculator.display).toHaveText('20')
  await expect(page.getByLabel(texts.EXPRESSION, { exact: true })).toHaveValue('(2 + 3)*4')
})

test('CA-102: a sum beyond the display, by a link or the box, shows its result on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/calculator#5000!')
  const result = page.getByText('= 4.22857792660554e+16325', { exact: true }).first()
  await expect(result).toBeInViewport({ ratio: 1 })
  await page.goto('/unit-converter')
  await hydrated(page.getByRole('main'))
  await ask(page, '9^9^9')
  await openButton(page).click()
  await expect(page.getByText(/^=\s4\.28124773175747e\+369693099$/).first()).toBeInViewport({
    ratio: 1,
  })
})
