import { SEARCH_FAILED } from '../../src/tools/currency-converter/extras/texts.en'
import { summary } from '../../src/tools/currency-converter/extras/search/texts.en'
import { type CurrencyPage, expect, test } from './support/currency-page'
import { CurrencySearch } from './support/currency-search'
import { watchTexts } from './support/watch-texts'

const SEARCH_CODE = '**/static/js/search-combobox-*.js'
const PHONE = { width: 360, height: 740 }

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

async function doWithoutCode(currency: CurrencyPage) {
  const { page, to, answer } = currency
  const search = new CurrencySearch(page, 'to')
  let fetched = 0
  await page.route(SEARCH_CODE, (route) => {
    fetched++
    return route.abort()
  })
  await currency.open()
  await expect(answer).toContainText('0.8802')
  expect(fetched).toBe(0)
  await search.opener.hover()
  // Fetched ahead, and again for the import.
  await expect.poll(() => fetched).toBeGreaterThan(0)
  await search.opener.click()
  await expect(page.getByText(SEARCH_FAILED)).toBeVisible()
  await to.selectOption('jpy')
  await expect(answer).toContainText('JPY')
  await page.unroute(SEARCH_CODE)
  await search.close.click()
  await search.opener.click()
  await expect(search.input).toBeFocused()
  await page.keyboard.press('Escape')
}

async function findByKeyboard(currency: CurrencyPage) {
  const { page, to, answer } = currency
  const search = new CurrencySearch(page, 'to')
  await currency.expectAll(to)
  await to.focus()
  await page.keyboard.press('Tab')
  await expect(search.opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search.input).toBeFocused()
  await expect(search.options).toHaveCount(12)
  const announced = await watchTexts(search.summary)
  await page.keyboard.type('nowhere')
  await expect(search.summary).toHaveText(summary('nowhere', 0, 30))
  // Not what each key has found.
  expect(await announced()).toEqual([summary('nowhere', 0, 30)])
  await page.keyboard.press('Enter')
  await expect(search.input).toBeVisible()
  await search.input.fill('switz')
  await expect(search.options).toHaveText(['CHF – Swiss FrancSwitzerland'])
  await expect(search.summary).toHaveText(summary('switz', 1, 30))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(search.input).toBeHidden()
  await expect(to).toHaveValue('chf')
  await expect(answer).toContainText('CHF')
  await expect(search.opener).toBeFocused()
}

async function goThroughFound(currency: CurrencyPage) {
  const { page, from } = currency
  const search = new CurrencySearch(page, 'from')
  await search.opener.click()
  await search.input.fill('dollar')
  await expect(search.summary).toHaveText(/^\d+ currencies/)
  const active = () =>
    search.input.evaluate(
      (input) =>
        document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.innerText,
    )
  await expect.poll(active).toBe('USD – US Dollar')
  await page.keyboard.press('ArrowDown')
  await expect.poll(active).toBe('CAD – Canadian Dollar')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect.poll(active).toBe('CAD – Canadian Dollar')
  await page.keyboard.press('Enter')
  await expect(from).toHaveValue('cad')
}

async function closeWithoutChoice(currency: CurrencyPage) {
  const { page, from, amount } = currency
  const search = new CurrencySearch(page, 'from')
  await from.selectOption('usd')
  await search.opener.click()
  await search.input.fill('yen')
  await page.keyboard.press('Escape')
  await expect(search.input).toBeHidden()
  await expect(search.opener).toBeFocused()

  await search.opener.click()
  await expect(search.input).toHaveValue('')
  await search.close.click()
  await expect(search.input).toBeHidden()

  await search.opener.click()
  await expect(search.input).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(search.input).toBeHidden()

  await search.opener.click()
  await expect(search.input).toBeFocused()
  await amount.focus()
  await expect(search.input).toBeHidden()
  await expect(amount).toBeFocused()
  await expect(from).toHaveValue('usd')
}

async function chooseWithFinger({ page }: CurrencyPage, side: 'from' | 'to') {
  const search = new CurrencySearch(page, side)
  await page.setViewportSize(PHONE)
  await search.opener.tap()
  await expect(search.input).toBeFocused()
  // What a keyboard leaves of the screen.
  await page.setViewportSize({ width: 360, height: 400 })
  await search.input.fill('a')
  await expect(search.summary).toHaveText(/^\d+ currencies, the best 30 of them shown$/)
  await expect(search.input).toBeInViewport({ ratio: 1 })
  for (const index of [0, 1, 2, 3]) {
    const option = search.options.nth(index)
    await expect(option).toBeInViewport({ ratio: 1 })
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  const list = await page.getByRole('listbox').boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? Infinity)).toBeLessThanOrEqual(400)
  await search.options.nth(2).tap()
  await expect(search.input).toBeHidden()
}

test('a currency is found by code, name or country, with a finger, a mouse and by keyboard', async ({
  currency,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/ERR_FAILED/)
  await test.step('the code of the search is fetched when it is needed; where that fails, the select still works, and a second try too', () =>
    doWithoutCode(currency))
  await test.step('a currency is found by country and chosen by keyboard alone', () =>
    findByKeyboard(currency))
  await test.step('arrows go through what was found, and the option that Enter takes is announced', () =>
    goThroughFound(currency))
  await test.step('Escape, the button and a press elsewhere close the search and change nothing', () =>
    closeWithoutChoice(currency))
  for (const side of ['from', 'to'] as const) {
    await test.step(`${side}: the choices stay in sight above the keyboard of a phone`, () =>
      chooseWithFinger(currency, side))
  }
})
