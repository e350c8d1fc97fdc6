import { expect, test } from 'vitest'
import { storageOf } from '../../../../support/kept-versions'

const KEY = 'nimble.settings.currency-converter'

test('favorites of an earlier visit come back, and a change of them leaves the fee', async () => {
  const storage = storageOf(1)
  const { useFavorites } =
    await import('../../../../../src/tools/currency-converter/extras/many/state')
  expect(useFavorites.getState().favorites).toEqual(['eur', 'chf'])
  useFavorites.setState({ favorites: ['eur'] })
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({
    favorites: ['eur'],
    feePercent: 1.75,
  })
})

test('the list of a link is changed without the visitor’s own', async () => {
  const { arrange, useFavorites } =
    await import('../../../../../src/tools/currency-converter/extras/many/state')
  const { useCurrency } = await import('../../../../../src/tools/currency-converter/state')
  const { favorites } = useFavorites.getState()
  useCurrency.setState({ listed: ['usd', 'gbp'] })
  arrange(['gbp', 'usd'])
  expect(useCurrency.getState().listed).toEqual(['gbp', 'usd'])
  expect(useFavorites.getState().favorites).toBe(favorites)
  useCurrency.setState({ listed: null })
  arrange(['chf'])
  expect(useFavorites.getState().favorites).toEqual(['chf'])
})
