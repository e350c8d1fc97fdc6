import { expect, test } from 'vitest'
import { keyForStroke } from '../../../src/tools/calculator/domain/keyboard'

const stroke = (key: string, more = {}) =>
  keyForStroke({ key, ctrlKey: false, metaKey: false, altKey: false, ...more })

test.each(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '+', '-', '*', '/', '^', '%'])(
  '%s is a key of its own',
  (key) => {
    expect(stroke(key)).toBe(key)
  },
)

test.each([
  ['Enter', '='],
  ['=', '='],
  ['Escape', 'C'],
  ['Backspace', 'backspace'],
  ['F9', 'negate'],
  ['@', 'sqrt'],
])('%s presses %s', (key, pressed) => {
  expect(stroke(key)).toBe(pressed)
})

test('CA-70: a comma is the point, on the number pad and the main keys, whatever the layout', () => {
  expect(stroke('.')).toBe('.')
  expect(stroke(',')).toBe('.')
  // The number pad's point without its lock.
  expect(stroke('Delete')).toBeNull()
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('CA-69: %s makes a stroke none of ours', (modifier) => {
  for (const key of ['c', '=', '1', 'Enter', 'Backspace', '-']) {
    expect(stroke(key, { [modifier]: true })).toBeNull()
  }
})

test.each(['a', 'M', 'Tab', 'F5', ' ', 'ArrowLeft', 'Dead', 'toString'])(
  '%s does nothing',
  (key) => {
    expect(stroke(key)).toBeNull()
  },
)

test('@ is typed with Alt on some keyboards', () => {
  expect(stroke('@', { altKey: true })).toBe('sqrt')
  expect(stroke('@', { altKey: true, ctrlKey: true })).toBe('sqrt')
  expect(stroke('@', { ctrlKey: true })).toBeNull()
  expect(stroke('@', { metaKey: true })).toBeNull()
})
