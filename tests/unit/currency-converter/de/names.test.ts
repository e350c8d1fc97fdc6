import { expect, test } from 'vitest'
import { ok } from '#lib/result'
import { initialName } from '../../../../src/tools/currency-converter/domain/initial-names.en'
import { nameOf, POPULAR_CURRENCIES } from '../../../../src/tools/currency-converter/domain/names'
import { shownName } from '../../../../src/tools/currency-converter/domain/shown-names.en'
import { currencyFixture, sourceNames } from '../../../support/currency-store'

test('the names that a German page begins with are those of its table', () => {
  for (const { code } of POPULAR_CURRENCIES) {
    expect(initialName(code, '')).toBe(shownName(code, ''))
    expect(initialName(code, '')).not.toBe('')
  }
})

test('a German page shows the list in German', async () => {
  const { state, names } = currencyFixture({
    locale: 'de-DE',
    inPageWords: async (list) =>
      new Map([...list].map(([code, name]) => [code, shownName(code, name)])),
  })
  state().mounted()
  expect(nameOf('gbp', state().names)).toBe('Britisches Pfund')
  await names.answer(ok(sourceNames()))
  expect(nameOf('gel', state().names)).toBe('Georgischer Lari')
})
