import { contrastRatio } from '../../src/lib/contrast'
import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'

const rgbOf = (css: string) => {
  const [r = NaN, g = NaN, b = NaN] = css.match(/\d+/g)?.map(Number) ?? []
  return { r, g, b }
}

test('the bar is as wide as the score: 10 percent for each point', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.passwordAfter(() => generator.preset('High Security').click())
  const value = Number(await generator.meter.getAttribute('aria-valuenow'))
  expect([90, 100]).toContain(value)
  await expect(generator.result).toContainText(`${value / 10} of 10 points`)
  const [all = 1, reached = 0] = await generator.meter
    .locator('path')
    .evaluateAll((paths: SVGPathElement[]) => paths.map((path) => path.getBBox().width))
  expect((reached / all) * 100).toBeCloseTo(value, 0)
})

test('the bar has a color of its own for each label, 3 to 1 on the readout in both themes', async ({
  page,
}) => {
  const generator = new PasswordPage(page)
  await generator.open()
  /** Of the reached ticks and of the readout. */
  const colors = async () => {
    const stroke = await generator.meter
      .locator('path')
      .nth(1)
      .evaluate((path) => getComputedStyle(path).stroke)
    const plane = await generator.result.evaluate((el) => getComputedStyle(el).backgroundColor)
    return { stroke, contrast: contrastRatio(rgbOf(stroke), rgbOf(plane)) }
  }
  await generator.turnOff('Uppercase', 'Numbers')
  await generator.exclude.fill('bcdefghijklmnopqrstuvwxyz')
  const seen = new Set<string>()
  const reach: Record<string, () => Promise<void>> = {
    Weak: () => generator.length.fill('4'),
    Fair: () => generator.length.fill('16'),
    Strong: () => generator.preset('High Security').click(),
    Good: () => generator.preset('Easy to Read').click(),
  }
  for (const [label, act] of Object.entries(reach)) {
    await act()
    if (label === 'Strong') await generator.exclude.fill('')
    await expect(generator.result).toContainText(`Strength: ${label}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { stroke, contrast } = await colors()
      expect(contrast, `${label}, ${colorScheme}`).toBeGreaterThanOrEqual(3)
      seen.add(stroke)
    }
  }
  expect(seen.size).toBe(4)
})

test('the label and the bar follow the password', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  // Only the letter a: lower case is its one point, since it repeats and is no run.
  await generator.turnOff('Uppercase', 'Numbers')
  await generator.exclude.fill('bcdefghijklmnopqrstuvwxyz')
  await generator.length.press('Home')
  await expect(generator.output).toHaveValue('aaaa')
  await expect(generator.result).toContainText('Strength: Weak')
  await expect(generator.meter).toHaveAttribute('aria-valuetext', 'Weak, 20%')
  // At 16 there are three points for length.
  for (let length = 4; length < 16; length++) await generator.length.press('ArrowRight')
  await expect(generator.output).toHaveValue('a'.repeat(16))
  await expect(generator.meter).toHaveAttribute('aria-valuetext', 'Fair, 50%')
})

test('PW-49: under 64 bits the page says so and what to change, whatever the label says', async ({
  page,
}) => {
  const generator = new PasswordPage(page)
  await generator.open()
  const { result } = generator
  await expect(result).toContainText(
    'At least 70.7 bits; 64 are advised. Lasts 30 years at a trillion guesses a second, on average.',
  )
  await generator.preset('Easy to Say').click()
  await expect(result).toContainText('At least 44.2 bits, under the 64 advised. Make it longer.')
  await generator.preset('All Characters').click()
  await generator.length.press('Home')
  await expect(result).toContainText('At least 22 bits, under')
  // 21 times a: any count of characters, and no randomness.
  await generator.turnOff('Uppercase', 'Lowercase', 'Numbers', 'Symbols')
  await generator.include.fill('a')
  for (let length = 4; length < 21; length++) await generator.length.press('ArrowRight')
  await expect(generator.output).toHaveValue('a'.repeat(21))
  await expect(result).toContainText(
    'At least 0 bits, under the 64 advised. Allow more characters.',
  )
  await expect(result).not.toContainText(/\d+ (or more )?characters/)
})

test('letters, numbers and symbols have colors of their own', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.passwordAfter(() => generator.preset('High Security').click())
  const runs = await generator.output.evaluate((field) =>
    [...(field.parentElement?.querySelectorAll('span') ?? [])].map((span) => ({
      text: span.textContent,
      color: getComputedStyle(span).color,
    })),
  )
  expect(runs.map(({ text }) => text).join('')).toBe(await generator.password())
  const colorsOf = (kind: RegExp) =>
    new Set(runs.filter(({ text }) => kind.test(text)).map(({ color }) => color))
  const kinds = [/^[A-Za-z]+$/, /^[0-9]+$/, /^[^A-Za-z0-9]+$/].map(colorsOf)
  expect(kinds.map(({ size }) => size)).toEqual([1, 1, 1])
  expect(new Set(kinds.flatMap((colors) => [...colors])).size).toBe(3)
})

test('a new password is announced with its strength, but is not read out', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  const password = await generator.passwordAfter(() => generator.preset('High Security').click())
  const statuses = page.getByRole('status')
  await expect(statuses.getByText('New password, strength: Strong')).toBeAttached()
  expect((await statuses.allTextContents()).join(' ')).not.toContain(password)
})
