import { expect, test } from './support/currency-page'

test('CU-01: where React mounts twice there are one list and one file of rates all the same', async ({
  currency,
  hosts,
}) => {
  await currency.open()
  await expect(currency.answer).toHaveText('1 USD = 0.8802 EUR')
  await currency.expectAll(currency.from)
  expect(hosts.asked().toSorted()).toEqual(['primary currencies', 'primary currencies/usd'])
})
