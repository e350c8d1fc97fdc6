import { TILES } from '../../src/tools/currency-converter/extras/tiles.en'
import * as money from '../../src/tools/currency-converter/extras/money/texts.en'
import * as chart from '../../src/tools/currency-converter/extras/past/texts.en'
import { resetExtra } from '../../src/ui/texts.en'
import * as many from '../../src/tools/currency-converter/extras/many/texts.en'
import { TRY_AGAIN } from '../../src/tools/currency-converter/texts.en'
import { tile } from './support/unfold'
import { NIGHTLY } from '../support/nightly'
import { sourceRate } from '../support/rate-files'
import { sends, status, unreachable } from '../support/rate-hosts'
import { expect, test, type CurrencyPage } from './support/currency-page'
import { sidewaysScroll } from './support/findings'

/** Of a day of any month, as the mocked hosts have it. */
const rateOn = (day: number) => (sourceRate('usd', 'eur') * (1 + day / 1000)).toFixed(6)

async function arrangeMany(currency: CurrencyPage) {
  const { page } = currency
  await tile(page, TILES.many.title).press('Enter')
  const list = page.getByRole('region', { name: TILES.many.title })
  const row = (code: string) =>
    list.getByRole('listitem').filter({ has: page.getByTitle(many.remove(code)) })
  await expect(list.getByRole('listitem')).toHaveCount(12)
  await currency.amount.fill('100')
  await expect(row('EUR')).toContainText('88.0226 EUR')
  const another = page.getByLabel(many.ANOTHER)
  await another.selectOption('pln')
  await page.getByRole('button', { name: many.ADD }).press('Enter')
  await expect(another).toHaveValue('')
  await expect(list.getByRole('listitem')).toHaveCount(13)
  const up = page.getByRole('button', { name: many.moveUp('PLN') })
  await up.press('Enter')
  await expect(up).toBeFocused()
  await expect(page.getByText(many.moved('PLN', 12, 13))).toBeAttached()
  await page.getByRole('button', { name: many.remove('SGD') }).press('Enter')
  await expect(page.getByRole('button', { name: many.remove('PLN') })).toBeFocused()
  await expect(another.locator('option').nth(1)).toHaveText('SGD – Singapore Dollar')
  await currency.amount.fill('9'.repeat(60))
  await expect(row('USD')).toContainText('9'.repeat(60))
  expect(await sidewaysScroll(page)).toBe(0)
}

async function readMoney(currency: CurrencyPage) {
  const { page } = currency
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await tile(page, TILES.money.title).press('Enter')
  const inverse = (1 / sourceRate('usd', 'eur')).toFixed(6)
  await expect(row(money.INVERSE)).toContainText(`1 EUR = ${inverse} USD`)
  await currency.amount.fill('100')
  await expect(row(money.PAID)).toContainText('88.02 EUR')
  await expect(row(money.WITH_FEE)).toHaveCount(0)
  await page.getByLabel(money.FEE_LABEL).fill('1.75')
  await expect(row(money.WITH_FEE)).toContainText('89.56 EUR')
  await expect(page.getByRole('status').getByText(money.totalWithFee('89.56 EUR'))).toBeAttached()
  await page.getByLabel(money.FEE_LABEL).fill('175')
  await expect(page.getByText(money.WRONG_FEE)).toBeVisible()
  await expect(row(money.WITH_FEE)).toHaveText(/–$/)
  await page.getByLabel(money.FEE_LABEL).fill('1.75')
}

async function openLinkToMany({ page }: CurrencyPage) {
  await page.goto('/currency-converter#250eur=usd,gbp,jpy')
  const list = page.getByRole('region', { name: TILES.many.title })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByText('214.5439 GBP')).toBeInViewport()
  await expect(tile(page, TILES.many.title)).toHaveAccessibleDescription('USD, GBP, JPY')
  await list.getByRole('button', { name: resetExtra(TILES.many.title) }).press('Enter')
  await expect(list.getByRole('listitem').last()).toContainText('PLN')
  await expect(tile(page, TILES.many.title)).toBeFocused()
}

test('a visitor arranges one amount in many currencies, and reads the money in cents with a fee, by keyboard, with one request for rates', async ({
  page,
  currency,
  hosts,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  await currency.open()
  await currency.expectResult('0.8802', '0.880226')
  await arrangeMany(currency)
  await readMoney(currency)
  expect(hosts.requested().filter((file) => file.includes('/'))).toEqual(['primary currencies/usd'])
  await page.reload()
  await expect(page.getByLabel(money.FEE_LABEL)).toHaveValue('1.75')
  await page.setViewportSize({ width: 1280, height: 720 })
  await test.step('CU-71: a link shows its list in view, and Reset brings the own one', () =>
    openLinkToMany(currency))
})

/** In how many lines a text has the date that it begins with. */
function dateLines(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const date = texts.nextNode()
  if (date) range.setStart(date, 0)
  if (date) range.setEnd(date, '2026-09-29'.length)
  return range.getClientRects().length
}

test('a visitor reads a chart of rates by keys and pointer, its table and one past day; files are kept', async ({
  page,
  currency,
  hosts,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  hosts.fail(status(404), { file: 'currencies/usd@2026-09-16' })
  const failures = hosts.fail(unreachable, { file: 'currencies/usd@2026-09-22' })
  await currency.open()
  await currency.expectResult('0.8802', '0.880226')
  const past = () => hosts.requested().filter((file) => file.includes('@'))
  const tryAgain = page.getByRole('button', { name: TRY_AGAIN })
  await test.step('where all past rates failed no days are named', async () => {
    const isBack = hosts.fail(unreachable)
    await tile(page, TILES.past.title).press('Enter')
    await expect(page.getByRole('alert')).toContainText(chart.DAYS_FAILED)
    await expect(page.getByText(chart.WHICH_DAYS)).toHaveCount(0)
    isBack()
    await tryAgain.press('Enter')
  })
  const slider = page.getByRole('slider', { name: chart.CHART_DAY })
  const reading = page.getByText(/^2026-.*EUR$/)
  await expect(reading).toHaveText('2026-09-29: 1 USD = 0.880226 EUR')
  await slider.press('ArrowLeft')
  await expect(reading).toHaveText(`2026-09-28: 1 USD = ${rateOn(28)} EUR`)
  await expect(slider).toHaveAttribute('aria-valuetext', `2026-09-28: 1 USD = ${rateOn(28)} EUR`)
  // The slider announces it; a live region would announce it once more.
  await expect(page.getByRole('status').and(reading)).toHaveCount(0)
  const place = await slider.boundingBox()
  // Over the left end of the chart, which is above the slider and half a thumb narrower on either side.
  await page.mouse.move((place?.x ?? 0) + 10, (place?.y ?? 0) - 100)
  await expect(reading).toHaveText(`2026-08-30: 1 USD = ${rateOn(30)} EUR`)
  await expect(page.getByText(chart.missingDays('2026-09-16'))).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(chart.DAYS_FAILED)
  failures()
  await tryAgain.press('Enter')
  await expect(page.getByText(chart.DAYS_FAILED)).toHaveCount(0)

  await page.getByText(chart.TABLE).click()
  await expect(page.getByRole('row', { name: `2026-09-22 ${rateOn(22)}` })).toBeVisible()
  await page.getByRole('button', { name: chart.period(365) }).press('Enter')
  await expect(page.getByRole('slider', { name: chart.CHART_DAY })).toHaveAttribute('max', '13')
  // CU-67
  await expect(page.getByText(chart.everyDays(30))).toBeVisible()
  const day = page.getByLabel(chart.PAST_DAY)
  const offline = hosts.fail(unreachable, { file: 'currencies/usd@2025-05-04' })
  await day.fill('2025-05-04')
  await expect(page.getByText(chart.dayFailed('2025-05-04'))).toBeVisible()
  offline()
  await tryAgain.press('Enter')
  await expect(day).toBeFocused()
  const pastReading = page.getByText(`2025-05-04: 1 USD = ${rateOn(4)} EUR`)
  await expect(pastReading).toBeVisible()
  // With text of twice the size no date is broken at its hyphens, and those below the curve stand apart.
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  for (const text of [reading, pastReading]) expect(await text.evaluate(dateLines)).toBe(1)
  const [first, last] = await page
    .locator('svg text')
    .getByText(/^20\d\d-/)
    .all()
  const [left, right] = [await first?.boundingBox(), await last?.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)

  const before = past().length
  await page.reload()
  await expect(reading).toHaveText('2026-09-29: 1 USD = 0.880226 EUR')
  // The day that the source does not have is requested again.
  expect(past().length - before).toBe(1)
})

test(
  'a rate far from the shipped one is shown with a warning and the other value',
  NIGHTLY,
  async ({ currency, hosts }) => {
    hosts.fail(sends('{"date":"2026-09-29","usd":{"eur":8.8}}'), { file: 'currencies/usd' })
    await currency.open()
    await expect(currency.result).toContainText(
      'This rate is 900 % away from that of 2026-09-29, by which 1 USD = 0.8802 EUR.',
    )
    // Announced once the amount rests, not with each of its digits.
    const warning = currency.result.locator('p', { hasText: 'This rate is' })
    await expect(warning).not.toHaveAttribute('role')
    await currency.expectResult('8.8000', '8.800000')
  },
)
