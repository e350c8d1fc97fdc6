import { expect, test } from 'vitest'
import { COPIED, copyNameWith } from '../../../src/ui/texts.en'

// WCAG 2.2, success criterion 2.5.3: the name contains the text that is shown.
test.each(Object.values(COPIED))('the name of a copy button has its answer in it: %s', (shown) => {
  expect(copyNameWith('Copy 1:09 AM', shown)).toBe(`Copy 1:09 AM: ${shown}`)
})

test('without an answer, or without a name of its own, the name is as it is', () => {
  expect(copyNameWith('Copy 1:09 AM', null)).toBe('Copy 1:09 AM')
  expect(copyNameWith(undefined, COPIED.copied)).toBeUndefined()
})
