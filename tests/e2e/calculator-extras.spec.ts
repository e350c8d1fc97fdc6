import { deferred } from '../support/deferred'
import { tile } from './support/unfold'
import * as texts from '../../src/tools/calculator/extras/expression/texts.en'
import { IN_RADIANS, NOT_KEPT, TILES } from '../../src/tools/calculator/extras/tiles.en'
import { ANGLE_SIGNS, MODES, NOTES } from '../../src/tools/calculator/texts.en'
import { CANCEL, resetExtra } from '../../src/ui/texts.en'
import { ask, openButton } from './support/ask-page'
import { CalculatorPage } from './support/calculator-page'
import { hydrated } from './support/hydrated'
import { sidewaysScroll } from './support/findings'
import { expect, test } from './support/test'

async function workOutLongSum(calculator: CalculatorPage) {
  const { page } = calculator
  const line = page.getByLabel(texts.EXPRESSION, { exact: true })
  await line.fill('10000000!')
  await expect(page.getByRole('progressbar', { name: texts.WORKING })).toBeVisible()
  await page.getByRole('button', { name: CANCEL, exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: texts.WORK_IT_OUT })).toBeFocused()
  await line.fill('5000!')
  // A live region is announced only if it is there before its text.
  await page.getByRole('status').evaluateAll((found) => {
    for (const region of found) region.id ||= 'there-before'
  })
  const result = '= 4.22857792660554e+16325'
  await expect(page.getByText(result, { exact: true })).toBeVisible()
  await expect(page.locator('#there-before', { hasText: result })).toHaveCount(1)
  await line.press('Enter')
  const rows = page.getByRole('region', { name: texts.EARLIER })
  await rows.getByRole('button', { name: result }).press('Enter')
  await expect(line).toHaveValue('4.22857792660554e+16325')
  expect(await sidewaysScroll(page)).toBe(0)
}

async function turnToRadians(calculator: CalculatorPage) {
  const { page } = calculator
  const angleKey = (angle: 'degrees' | 'radians') =>
    page.getByRole('button', { name: ANGLE_SIGNS[angle], exact: true })
  await calculator.key(MODES.scientific).click()
  await expect(angleKey('degrees')).toBeVisible()
  await page.getByRole('switch', { name: texts.RADIANS.label }).press('Space')
  await angleKey('radians').click()
  await expect(page.getByText(NOTES['in-degrees'])).toBeVisible()
  await angleKey('degrees').click()
  await expect(page.getByText(IN_RADIANS).last()).toBeVisible()
  await page.getByRole('button', { name: resetExtra(TILES.expression.title) }).click()
  await expect(angleKey('degrees')).toBeVisible()
}

test('a visitor works with the expression line, by keyboard, on 280 px, which no long part of it widens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await tile(page, TILES.expression.title).press('Enter')
  const line = page.getByLabel(texts.EXPRESSION, { exact: true })
  await test.step('no hole stands where a result will be', async () => {
    const hint = await page.getByText(texts.HINTS.degrees).boundingBox()
    const next = await page.getByRole('heading', { name: texts.EARLIER }).boundingBox()
    expect((next?.y ?? Infinity) - (hint?.y ?? 0) - (hint?.height ?? 0)).toBeLessThan(48)
  })
  await line.focus()
  await page.keyboard.type('2+3×4')
  await test.step('CA-104: the bar that stays of the display shows the result', () =>
    expect(page.getByText('14', { exact: true })).toBeInViewport())
  await page.keyboard.press('Enter')
  await expect(line).toBeFocused()
  await expect(calculator.display).toHaveText('14')
  await line.fill('1.2345678'.repeat(9))
  await expect(page.getByText('Not a number: character 1,')).toBeVisible()
  await expect(line).toHaveAttribute('aria-invalid', 'true')
  expect(await sidewaysScroll(page)).toBe(0)
  await test.step('what was worked out goes into the line, which has the focus', async () => {
    await line.fill('1+')
    await page.getByTitle(texts.INSERT_EXPRESSION).press('Enter')
    await expect(line).toHaveValue('1+(2+3×4)')
    await line.fill('2×')
    await page.getByTitle(texts.INSERT_RESULT).press('Enter')
    await expect(line).toHaveValue('2×14')
    await expect(line).toBeFocused()
  })
  await test.step('a sum beyond the display is computed in a worker, and can be cancelled', () =>
    workOutLongSum(calculator))
  await test.step('CA-103: the key and the switch turn the same unit of angles', () =>
    turnToRadians(calculator))
  await test.step('CA-77, CA-101: history and memory are there on the next visit', async () => {
    await calculator.type('7*6=')
    await calculator.click('MS')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('nimble.calculator-history')))
      .toContain('7 × 6 = 42')
    await page.reload()
    await expect(calculator.memoryMark).toBeVisible()
    await calculator.history.click()
    await expect(calculator.equations.first()).toHaveText('7 × 6 = 42')
    await page.keyboard.press('Escape')
    await page.getByRole('switch', { name: texts.KEEP_HISTORY.label }).press('Space')
    await expect(page.getByText(NOT_KEPT)).toBeVisible()
  })
})

test('CA-99: a bracket that is typed opens the expression line, and what follows goes into it, before the code of the line is there too', async ({
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
  const line = page.getByLabel(texts.EXPRESSION, { exact: true })
  await expect(line).toHaveValue('(2 + 3)*4')
  // The line is unfolded, and folded, when the next bracket comes.
  for (const fold of [false, true]) {
    await calculator.click('C')
    if (fold) await tile(page, TILES.expression.title).click()
    await calculator.type('100-(30+20)')
    await expect(line).toHaveValue('100−(30+20)')
    await expect(line).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(line).toBeHidden()
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
