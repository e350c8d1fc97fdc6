import { expect, test } from 'vitest'
import { ok } from '#lib/result'
import { shownName } from '../../../../../../src/tools/currency-converter/domain/shown-names.en'
import { currencyFixture, sourceNames } from '../../../../../support/currency-store'

async function opened() {
  const fixture = currencyFixture({ locale: 'de-DE' })
  await fixture.opened()
  await fixture.state().prepareAmount()
  return fixture
}

test.each([
  // Between thousands a point is left out, as the comma is in English.
  ['1.500', '1500', '1500'],
  ['1.234,5', '1234,5', '1234.5'],
])('CU-45: on a German page %s is shown as %s', async (text, shown, amount) => {
  const { state, conversion } = await opened()
  state().typeAmount('')
  const field = [...text].reduce((before, key) => state().typeAmount(before + key), '')
  expect(field).toBe(shown)
  expect(state()).toMatchObject({ amount, amountProblem: null })
  expect(conversion().phase).toBe('success')
})

test.each([
  ['1.234,56', '1234,56'],
  ['1,234.56', '1234,56'],
  ['1.234,56 €', '1234,56'],
])('CU-46: on a German page a pasted %s is written as %s', async (text, shown) => {
  const { state } = await opened()
  let inserted = ''
  await state().pasteAmount(text, (digits) => (inserted = digits))
  expect(inserted).toBe(shown)
})

test('CU-62: on a German page an amount is read by the names of the source too', async () => {
  const { state, names, sendRates } = currencyFixture({
    locale: 'de-DE',
    inPageWords: async (list) =>
      new Map([...list].map(([code, name]) => [code, shownName(code, name)])),
  })
  state().mounted()
  await names.answer(ok(sourceNames()))
  await sendRates('usd')
  await state().prepareAmount()
  state().typeAmount('5 Georgian Lari')
  expect(state().from).toBe('gel')
})
