import type { Locator, Page } from '@playwright/test'
import { TILES } from '../../src/tools/password-generator/extras/tiles.en'
import * as rules from '../../src/tools/password-generator/extras/site-rules/texts.en'
import { TYPES } from '../../src/tools/password-generator/texts.en'
import * as manyTexts from '../../src/tools/password-generator/extras/many/texts.en'
import { COPIED } from '../../src/ui/texts.en'
import * as handling from '../../src/tools/password-generator/extras/handling/texts.en'
import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'
import { tile } from './support/unfold'
import { watchTexts } from './support/watch-texts'

/** Opens extras by keyboard. */
async function unfold(page: Page, ...extras: { title: string }[]): Promise<void> {
  for (const { title } of extras) await tile(page, title).press('Enter')
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const SITE_RULE = `minlength: 20; required: lower; required: upper; required: digit; allowed: [-().&@?'#,/"+]; max-consecutive: 2;`

test("a site's rule is pasted, changed by hand and kept, or the page names why not, at 280 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 640 })
  const generator = new PasswordPage(page)
  await generator.open()
  await unfold(page, TILES['site-rules'])
  const rule = page.getByRole('textbox', { name: rules.RULE.label })
  const kept = page.getByText(rules.OUTCOME.ok)
  await rule.fill('minlength: 6; allowed: [a]; max-consecutive: 1')
  const outcome = page.getByRole('status').filter({ hasText: /follows? the rules/ })
  await expect(outcome).toContainText('At least 6 characters. No password can follow the rules')
  const textsOfOutcome = await watchTexts(outcome)
  await rule.fill(SITE_RULE)
  await expect(generator.output).toHaveValue(
    /^(?!.*(.)\1\1)(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[-A-Za-z0-9().&@?'#,/"+]{20}$/,
  )
  await expect(generator.result).toContainText(/12[45]\.\d bits/)
  await expect(kept).toBeVisible()
  // Never what holds for the rules before.
  expect(await textsOfOutcome()).toEqual([`${rules.atLeast(20)} ${rules.OUTCOME.ok}`])
  await expect(page.getByText(rules.NOTE)).toBeVisible()
  // What a longest length lowers comes back with it.
  const longest = page.getByRole('slider', { name: rules.LONGEST })
  await longest.press('Home')
  await expect(outcome).not.toContainText('At least')
  await longest.press('End')
  await expect(outcome).toContainText('At least 20 characters.')

  const hyphen = page.getByRole('button', { name: 'hyphen', exact: true })
  await expect(hyphen).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: rules.NO_SYMBOLS }).press('Enter')
  await page.getByRole('button', { name: 'space', exact: true }).press('End')
  await expect(page.getByRole('button', { name: 'tilde' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page
    .getByRole('combobox', { name: TYPES.includeSymbols.label, exact: true })
    .selectOption('4')
  // A page that never comes to rest, on a slow device.
  await page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await longest.press('Home')
  await expect(generator.result).toContainText(
    'The site rules need 7 characters, but accept 4 at most.',
  )
  await expect(generator.copy).toBeDisabled()
  for (let longer = 0; longer < 3; longer++) await page.keyboard.press('ArrowRight')
  await expect(generator.output).toHaveValue(/^(?=(.*~){4})(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{7}$/)
  await generator.option('numbers').uncheck()
  await expect(generator.result).toContainText('The site rules need numbers, but none are left.')

  await rule.fill('minlength: 8; requires: lower')
  await expect(page.getByText("The format has no 'requires'.")).toBeVisible()
  await page.getByRole('switch', { name: rules.KEEP.label }).press('Space')
  // PW-77: the options are those from before the rules.
  await expect(generator.output).toHaveValue(/^[A-Za-z0-9]{12}$/)
  await expect(kept).toHaveCount(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/rules|lower/)
})

/**
 * Starts, and presses Cancel as soon as some are made: within the change of the page that shows it, since all of them
 * may be made a moment later.
 */
const cancelAtFirstProgress = (action: Locator) =>
  action.evaluate(
    (button: HTMLElement) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const done = document.querySelector('progress')?.value ?? 0
          if (done === 0) return
          observer.disconnect()
          const before = button.textContent
          button.click()
          // The next task is the one that renders the press: the visitor waits for nothing.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () =>
            resolve({ before, after: button.textContent, isStarted: done < 100_000 }),
          )
          port1.start()
          port2.postMessage(null)
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
        button.click()
      }),
  )

test('many at once: progress, Cancel, copy all and both files', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await unfold(page, TILES.many)
  const count = page.getByRole('textbox', { name: manyTexts.HOW_MANY })
  await count.fill('0')
  await expect(page.getByText(manyTexts.WRONG_COUNT)).toBeVisible()
  await count.fill('100000')
  const action = page.getByRole('button', { name: /^(Generate all|Cancel)$/ })
  await action.press('Enter')
  await expect(page.getByText('The first 10 of 100,000.')).toBeVisible({ timeout: 30_000 })
  await expect(action).toBeFocused()
  expect(await cancelAtFirstProgress(action)).toEqual({
    before: 'Cancel',
    after: 'Generate all',
    isStarted: true,
  })
  await expect(page.getByText('The first 10 of')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled' })).toHaveCount(1)
  // The worker is free for the next password.
  await generator.passwordAfter(() => generator.generate.press('Enter'))

  await count.fill('1')
  await action.press('Enter')
  await expect(page.getByText('1 password made', { exact: true })).toBeAttached()
  await count.fill('30')
  await action.press('Enter')
  const list = page.getByRole('region', { name: manyTexts.PASSWORDS, exact: true })
  await expect(list).toHaveText(/^([A-Za-z0-9]{12}\s?){10}$/)
  await page.getByRole('button', { name: manyTexts.COPY_ALL }).press('Enter')
  await expect(page.getByText(COPIED.copied, { exact: true }).last()).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toHaveLength(30)
  for (const name of [manyTexts.TXT, manyTexts.CSV]) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Save ${name}` }).press('Enter')
    expect((await download).suggestedFilename()).toBe(`passwords.${name.toLowerCase()}`)
  }
  await expect(generator.rows).toHaveCount(0)
})

test('passwords are hidden, spelled out, and the clipboard is cleared 30 seconds after a copy', async ({
  page,
}) => {
  await page.clock.install()
  const generator = new PasswordPage(page)
  await generator.open()
  await unfold(page, TILES.handling)
  await generator.include.fill('')
  await generator.turnOff('uppercase', 'lowercase')
  const words = page
    .getByRole('listitem')
    .filter({ hasText: /^(zero|one|two|three|four|five|six|seven|eight|nine)$/ })
  await expect(words).toHaveCount(12)
  await page.getByRole('switch', { name: handling.CLEAR_CLIPBOARD.label }).press('Space')
  const password = await generator.password()
  await generator.copy.click()
  await expect(page.getByText(handling.CLIPBOARD.waiting)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password)
  await page.clock.runFor(30_000)
  await expect(page.getByText(handling.CLIPBOARD.cleared)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('')
  await unfold(page, TILES.many)
  await page.getByRole('button', { name: manyTexts.GENERATE_ALL }).press('Enter')
  const many = page.getByRole('region', { name: manyTexts.PASSWORDS, exact: true })
  await expect(many).toHaveText(/^(\d{12}\s?){10}$/)
  await page.getByRole('button', { name: manyTexts.COPY_ALL }).press('Enter')
  await expect(page.getByText(handling.CLIPBOARD.waiting)).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page.getByText(handling.CLIPBOARD.cleared)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('')
  await page.getByRole('switch', { name: handling.HIDE.label }).press('Space')
  await expect(many).toHaveText(/^(•{12}\s?){10}$/)
  await expect(generator.output).toHaveValue('•'.repeat(12))
  await expect(generator.rows.first()).toContainText('•'.repeat(12))
  expect(await page.locator('main').innerText()).not.toContain(password)
  await expect(words).toHaveCount(0)
})
