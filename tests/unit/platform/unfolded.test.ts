import { expect, test } from 'vitest'
import { unfold, unfolded } from '../../../src/platform/unfolded'

test('what a page goes on with is unfolded before what its address asks for, which stays the last', () => {
  unfold('currency-converter', ['many', 'past'], 'address')
  unfold('currency-converter', ['many'], 'page')
  unfold('currency-converter', ['money'], 'page')
  expect(unfolded.getState()).toEqual({
    tool: 'currency-converter',
    extras: ['money', 'many', 'past'],
    by: 'address',
  })
})

test('what waits on a page is not unfolded on another one', () => {
  unfold('currency-converter', ['past'], 'way back')
  unfold('calculator', ['expression'], 'page')
  expect(unfolded.getState()).toEqual({ tool: 'calculator', extras: ['expression'], by: 'page' })
})
