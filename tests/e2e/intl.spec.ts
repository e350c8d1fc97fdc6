import type { BrowserContext, Page } from '@playwright/test'
import { MISSING } from '../../src/tools/currency-converter/texts.en'
import { TOOLS } from '../../src/tools/registry'
import { FROM, TO } from '../../src/tools/unit-converter/texts.en'
import { field, options } from './support/ask-page'
import { CalculatorPage } from './support/calculator-page'
import { CurrencyPage } from './support/currency-page'
import { CurrencySearch } from './support/currency-search'
import { hydrated } from './support/hydrated'
import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

test.use({ mockHosts: true })

declare global {
  interface Window {
    intlCalls: string[]
  }
}

/** Runs in the page, before its scripts. */
function recordIntl() {
  const calls: string[] = (window.intlCalls = [])
  const record = (owner: object, name: string) => {
    const own: unknown = Reflect.get(owner, name)
    if (typeof own !== 'function') return
    const noted = new Proxy(own, {
      construct(target, args, newTarget) {
        calls.push(name)
        return Reflect.construct(target, args, newTarget)
      },
      apply(target, self, args) {
        calls.push(name)
        return Reflect.apply(target, self, args)
      },
    })
    Reflect.set(owner, name, noted)
  }
  for (const name of Object.getOwnPropertyNames(Intl)) record(Intl, name)
  for (const { prototype } of [String, Number, BigInt, Date, Array]) {
    const names = Object.getOwnPropertyNames(prototype)
    for (const name of names) if (/^(toLocale|localeCompare)/.test(name)) record(prototype, name)
  }
}

const calls = (page: Page) => page.evaluate(() => window.intlCalls)

/** What a visitor does first on a page, and what shows that it has been done. */
const FIRST_ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/'(page) {
    await field(page).fill('1234.5 * 2')
    await expect(options(page).first()).toContainText('2469')
  },
  async '/countdown-timer'(page) {
    const timer = new TimerPage(page)
    await timer.set(0, 5, 0)
    await timer.start.click()
    await expect(page.getByText(/^Ends at \d+:\d\d [AP]M( UTC)?$/)).toBeVisible()
  },
  async '/calculator'(page) {
    const calculator = new CalculatorPage(page)
    await calculator.type('7')
    await expect(calculator.display).toHaveText('7')
  },
  async '/unit-converter'(page) {
    const from = page.getByRole('textbox', { name: FROM })
    await from.fill('1,234')
    await from.press('Enter')
    await expect(page.getByRole('textbox', { name: TO })).not.toHaveValue('')
    await expect(page.locator('time')).toHaveText(/^\d+:\d\d:\d\d/)
  },
  async '/currency-converter'(page) {
    const currency = new CurrencyPage(page)
    await currency.amount.fill('5')
    await expect(currency.answer).toContainText('5 USD = ')
    // It might be the decimal mark.
    await currency.amount.press(',')
    await expect(currency.answer).toHaveText(MISSING['valid-amount'])
    const search = new CurrencySearch(page, 'to')
    await search.opener.click()
    await search.input.fill('switz')
    await expect(search.options.first()).toHaveText(/^CHF .*Switzerland$/)
  },
  async '/password-generator'(page) {
    const passwords = new PasswordPage(page)
    await passwords.generate.click()
    await passwords.copy.click()
    await expect(page.locator('time').first()).toHaveText(/^\d+:\d\d:\d\d/)
  },
}

/** A page that records what it asks Intl, in a tab of its own. */
async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await hydrated(page.getByRole('button', { name: /^Theme/ }))
  return page
}

/** Five seconds of the page, in which it does what it has put off until it rests. */
const rest = async (page: Page) =>
  page.waitForFunction(
    (start) => performance.now() > start + 5000,
    await page.evaluate(() => performance.now()),
  )

// The first use of Intl takes a slow phone half a second, in one piece (ARCHITECTURE, 'Why').
test('nothing asks Intl on a page: not until it has rested for 5 s, nor at the first act on it', async ({
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(recordIntl)
  const pages: [string, Page][] = []
  for (const path of ['/', ...TOOLS.map(({ link }) => link)])
    pages.push([path, await openPage(context, path)])
  // All of them at once.
  await Promise.all(pages.map(([, page]) => rest(page)))
  for (const [path, page] of pages) {
    await test.step(path, async () => {
      expect(await calls(page)).toEqual([])
      await page.bringToFront()
      await FIRST_ACTS[path]?.(page)
      expect(await calls(page)).toEqual([])
    })
  }
})
