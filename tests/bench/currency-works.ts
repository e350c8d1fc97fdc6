import { parseRates } from '../../src/tools/currency-converter/domain/rates'
import tableText from '../../src/tools/currency-converter/shipped-rates.json?raw'
import { assert, type Work } from './work'

interface Table {
  base: string
  date: string
  rates: Record<string, number>
}

// Our own file; the product's tests hold it to this shape.
const { base, date, rates } = JSON.parse(tableText) as Table

/** As a host sends it. */
const text = JSON.stringify({ date, [base]: rates })

export const ratesFile = (): Work => ({
  perRun: 1,
  run: () => parseRates(text, base, Date.now()),
  check() {
    const parsed = parseRates(text, base, Date.now())
    const wanted = Object.entries(rates)
    assert(parsed?.date === date && parsed.rates.size === wanted.length, 'rates are missing')
    assert(
      wanted.every(([code, rate]) => parsed.rates.get(code) === rate),
      'a rate is wrong',
    )
  },
})
