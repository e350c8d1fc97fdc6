import { expect, test } from './support/currency-page'
import { CurrencySearch } from './support/currency-search'

const SEARCH_CODE = '**/static/js/currency-search-*.js'

test('a currency is found by country and chosen by keyboard alone', async ({ currency, page }) => {
  const search = new CurrencySearch(page, 'To')
  await currency.open()
  await currency.expectAll(currency.to)
  await currency.to.focus()
  await page.keyboard.press('Tab')
  await expect(search.opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search.input).toBeFocused()
  await expect(search.options).toHaveCount(12)
  await page.keyboard.type('nowhere')
  await expect(search.summary).toHaveText('No currency found. Try its code, name or country.')
  await page.keyboard.press('Enter')
  await expect(search.input).toBeVisible()
  await search.input.fill('switz')
  await expect(search.options).toHaveText(['CHF – Swiss FrancSwitzerland'])
  await expect(search.summary).toHaveText('1 currency')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(search.input).toBeHidden()
  await expect(currency.to).toHaveValue('chf')
  await expect(currency.answer).toContainText('CHF')
  await expect(search.opener).toBeFocused()
})

test('arrows go through what was found, and the option that Enter takes is announced', async ({
  currency,
  page,
}) => {
  const search = new CurrencySearch(page, 'From')
  await currency.open()
  await currency.expectAll(currency.from)
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
  await page.keyboard.press('Enter')
  await expect(currency.from).toHaveValue('cad')
})

test('Escape, the button and a press elsewhere close the search and change nothing', async ({
  currency,
  page,
}) => {
  const search = new CurrencySearch(page, 'From')
  await currency.open()
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
  await currency.amount.focus()
  await expect(search.input).toBeHidden()
  await expect(currency.amount).toBeFocused()
  await expect(currency.from).toHaveValue('usd')
})

test('the code of the search is fetched when it is wanted; where it fails, the select goes on, and so does a second try', async ({
  currency,
  page,
  complaints,
}) => {
  complaints.announce(/ERR_FAILED/)
  const search = new CurrencySearch(page, 'To')
  let fetched = 0
  await page.route(SEARCH_CODE, (route) => {
    fetched++
    return route.abort()
  })
  await currency.open()
  await expect(currency.answer).toContainText('0.8802')
  expect(fetched).toBe(0)
  await search.opener.hover()
  await expect.poll(() => fetched).toBe(1)
  await search.opener.click()
  await expect(page.getByText('The search could not be loaded')).toBeVisible()
  await currency.to.selectOption('jpy')
  await expect(currency.answer).toContainText('JPY')
  await page.unroute(SEARCH_CODE)
  await search.close.click()
  await search.opener.click()
  await expect(search.input).toBeFocused()
})

test.describe('with a finger, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the choices of both sides stay in sight above the keyboard', async ({ currency, page }) => {
    await currency.open()
    await currency.expectAll(currency.from)
    for (const side of ['From', 'To'] as const) {
      const search = new CurrencySearch(page, side)
      await page.setViewportSize({ width: 360, height: 740 })
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
  })
})
