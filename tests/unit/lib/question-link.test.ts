import { expect, test } from 'vitest'
import { questionHash, questionIn } from '#lib/question/link'

test('AN-39: a question comes back from its link as it was asked', () => {
  for (const question of [
    '5 kg in lb',
    '5+3',
    '18% of 240',
    '#1f7a5c',
    '½ cup & more',
    '100 € in £',
  ]) {
    expect(questionIn(questionHash(question))).toBe(question)
  }
})

test('AN-39: browsers write the blanks of their address bar in two ways', () => {
  expect(questionIn('#q=5+kg+in+lb')).toBe('5 kg in lb')
  expect(questionIn('#q=5%20kg%20in%20lb')).toBe('5 kg in lb')
  expect(questionIn('#q=18% of 240')).toBe('18% of 240')
})

test('AN-39: a link without a question asks for the field alone, and other fragments for nothing', () => {
  expect(questionIn('#q=')).toBe('')
  expect(questionIn('#q=%E0%A4')).toBe('')
  expect(questionIn('#tools')).toBeNull()
  expect(questionIn('')).toBeNull()
})
