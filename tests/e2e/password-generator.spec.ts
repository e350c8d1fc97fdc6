import { isNightly } from '../support/nightly'
import { CHECKBOXES, PasswordPage, type CheckboxName } from './support/password-page'
import { brokenBy, brokenRules } from './support/password-rules'
import { recordBurst, recordToggles } from './support/password-toggles'
import { expect, test } from './support/test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a visitor makes a password, tunes it, copies it and finds it in the history', async ({
  page,
}) => {
  const generator = new PasswordPage(page)
  await page.goto('/password-generator')
  await expect(generator.output).toHaveValue(/^[A-Za-z0-9]{12}$/)
  await expect(generator.output).not.toBeEditable()
  await expect(generator.history).toContainText('No passwords generated yet')

  await generator.preset('High Security').click()
  await expect(generator.output).toHaveValue(/^.{20}$/)
  await expect(generator.result).toContainText('Strength: Strong')
  await generator.advanced.click()
  const tuned = await generator.passwordAfter(() => generator.exclude.fill('^&'))
  expect(tuned).toMatch(/^[^&]{20}$/)
  await generator.copy.click()
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tuned)
  await expect(generator.rows).toHaveCount(1)
  await expect(generator.rows).toContainText(tuned)

  await generator.clearHistory.click()
  await expect(generator.history).toContainText('No passwords generated yet')
  await expect(generator.clearHistory).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Password History' })).toBeFocused()
  await expect(page.getByRole('status').getByText('History cleared')).toBeAttached()
  await expect(generator.output).toHaveValue(tuned)
})

test('PW-01: the options are 12, upper case, lower case and numbers at first', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await expect(generator.length).toHaveValue('12')
  const on = await Promise.all(CHECKBOXES.map((name) => generator.option(name).isChecked()))
  expect(on).toEqual([true, true, true, false, false, false])
  await expect(generator.include).toHaveValue('')
  await expect(generator.exclude).toHaveValue('')
})

const PRESETS = {
  'Easy to Say': [8, ['Uppercase', 'Lowercase', 'Exclude Similar', 'Exclude Ambiguous']],
  'Easy to Read': [12, ['Uppercase', 'Lowercase', 'Numbers', 'Exclude Similar']],
  'All Characters': [12, ['Uppercase', 'Lowercase', 'Numbers', 'Symbols']],
  'High Security': [20, ['Uppercase', 'Lowercase', 'Numbers', 'Symbols']],
} as const satisfies Record<string, readonly [number, readonly CheckboxName[]]>

test('PW-04: each preset sets all options and makes a password of them', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  for (const [name, [length, types]] of Object.entries(PRESETS)) {
    await generator.passwordAfter(() => generator.preset(name).click())
    await expect(generator.length).toHaveValue(String(length))
    const on = await Promise.all(CHECKBOXES.map((box) => generator.option(box).isChecked()))
    expect(CHECKBOXES.filter((_, at) => on[at])).toEqual(types)
    expect(await brokenRules(page)).toEqual([])
    await expect(page.getByRole('button', { pressed: true })).toHaveText([name])
  }
})

test('PW-06: without characters the password is empty, nothing can be copied, and a message says what to change', async ({
  page,
}) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.turnOff('Uppercase', 'Numbers')
  await generator.exclude.fill('abcdefghijklmnopqrstuvwxyz')
  await expect(generator.output).toHaveValue('')
  await expect(generator.copy).toBeDisabled()
  await expect(generator.copyField).toBeDisabled()
  await expect(generator.meter).toHaveCount(0)
  await expect(generator.result).toContainText('Every character is excluded.')

  await generator.exclude.fill('')
  await expect(generator.copy).toBeEnabled()
  await generator.turnOff('Lowercase')
  await expect(generator.output).toHaveValue('')
  await expect(generator.result).toContainText('Turn on at least one type.')
  await generator.generate.click()
  await expect(generator.output).toHaveValue('')
})

const TOGGLES = isNightly ? 200 : 30

test(`PW-27: in ${TOGGLES} toggles each makes a new password, and none that breaks the options is shown as current`, async ({
  page,
}) => {
  const generator = new PasswordPage(page)
  await generator.open()
  // Lowercase stays on, so that there is always a password.
  const boxes = CHECKBOXES.filter((name) => name !== 'Lowercase')
  const moments = await recordToggles(page, boxes, TOGGLES)
  expect(moments.length).toBeGreaterThanOrEqual(TOGGLES)
  expect(moments.flatMap(brokenBy)).toEqual([])
})

test('PW-27: the slider and the custom characters make a new password too', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  const changes = [
    () => generator.length.press('ArrowRight'),
    () => generator.include.pressSequentially('é'),
    () => generator.exclude.pressSequentially('q'),
    () => generator.include.fill('😀'),
    () => generator.exclude.fill('aeiou'),
    () => generator.length.fill('30'),
  ]
  for (const change of changes) {
    await generator.passwordAfter(async () => {
      await change()
      expect(await brokenRules(page)).toEqual([])
    })
    expect(await brokenRules(page)).toEqual([])
  }
})

test('PW-27: in a burst of changes the page is busy at each, and nothing can be copied until the last has its password', async ({
  page,
}) => {
  const generator = new PasswordPage(page)
  await generator.open()
  const lengths = [50, 4, 9, 10, 49]
  expect(await recordBurst(page, lengths)).toEqual(
    lengths.map((length) => ({ length: String(length), busy: 'true', copyable: 0 })),
  )
  await generator.settled()
  await expect(generator.output).toHaveValue(/^.{49}$/)
  await expect(generator.copy).toBeEnabled()
  expect(await brokenRules(page)).toEqual([])
})

test('PW-25: custom characters that cannot be seen are refused with a message', async ({
  page,
}) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.turnOff('Uppercase', 'Lowercase', 'Numbers')
  await generator.include.fill('x\u200B\u202E')
  await expect(generator.output).toHaveValue('x'.repeat(12))
  await expect(page.getByRole('alert')).toHaveText(
    'Not used, since they cannot be seen: U+200B, U+202E.',
  )
  await expect(generator.include).toHaveAttribute('aria-invalid', 'true')
  await expect(generator.include).toHaveAccessibleDescription(/U\+200B, U\+202E/)
  await generator.include.fill('x')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await generator.exclude.fill('\u00A0')
  await expect(page.getByRole('alert')).toContainText('U+00A0')
})

test('a space in a password is shown as a sign, and is a space all the same', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.turnOff('Uppercase', 'Lowercase', 'Numbers')
  await generator.include.fill(' ')
  await expect(generator.output).toHaveValue(' '.repeat(12))
  const signs = await generator.output.evaluate((field) =>
    [...(field.parentElement?.querySelectorAll('span') ?? [])].map(
      (span) => getComputedStyle(span, '::before').content,
    ),
  )
  expect(signs).toEqual(Array(12).fill('"␣"'))
})

test('closed Advanced Options show how many of them are active', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  const note = page.locator('summary').getByText(/active/)
  await expect(note).toHaveCount(0)
  await generator.preset('Easy to Say').click()
  await expect(note).toBeHidden()
  await generator.advanced.click()
  await expect(note).toHaveText('2 active')
  await generator.preset('High Security').click()
  await expect(note).toHaveCount(0)
})

test('PW-28: the length goes from 4 to 50', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await expect(generator.length).toHaveAttribute('min', '4')
  await expect(generator.length).toHaveAttribute('max', '50')
  await generator.length.press('Home')
  await expect(generator.length).toHaveValue('4')
  await expect(generator.output).toHaveValue(/^.{4}$/)
  await generator.length.press('End')
  await expect(generator.length).toHaveValue('50')
  await expect(generator.output).toHaveValue(/^.{50}$/)
})

test('the page says 4 to 50 characters, not 128', async ({ page }) => {
  await page.goto('/password-generator')
  const texts = [
    await page.locator('meta[name=description]').getAttribute('content'),
    await page.locator('meta[property="og:description"]').getAttribute('content'),
    await page.locator('script[type="application/ld+json"]').textContent(),
    await page.getByRole('article').getByRole('paragraph').first().textContent(),
  ]
  for (const text of texts) {
    expect(text).toContain('4 to 50')
    expect(text).not.toContain('128')
  }
})
