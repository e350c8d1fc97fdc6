import { expect, test } from 'vitest'
import { readStroke, textAfter } from '../../../src/tools/calculator/domain/keyboard'
import { strokeOf } from '../../support/calculator-keys'

/** The key that a stroke presses, or the character that it names; null: nothing. */
function meant(key: string, more = {}) {
  const typed = readStroke({ ...strokeOf(key), ...more }, null)
  if (typed?.kind === 'key') return typed.key
  if (typed?.kind === 'bracket') return typed.bracket
  return typed?.kind === 'unknown' ? `unknown ${typed.character}` : null
}

test.each([...'0123456789.+-*/^%=()'])('%s is what it is', (key) => {
  expect(meant(key)).toBe(key)
})

test.each([
  ['Enter', '='],
  ['Escape', 'C'],
  ['Backspace', 'backspace'],
  ['F9', 'negate'],
  ['@', 'sqrt'],
  ['√', 'sqrt'],
  ['²', 'square'],
  ['³', 'cube'],
  ['!', 'factorial'],
  ['π', 'pi'],
  ['e', 'exponent'],
  ['E', 'exponent'],
  ['７', '7'],
  ['＋', '+'],
  ['（', '('],
])('%s presses %s', (key, pressed) => {
  expect(meant(key)).toBe(pressed)
})

test.each([
  ['*', '×·•∗xX'],
  ['/', '÷∕⁄:'],
  ['-', '−–—'],
])('CA-96: as %s count the signs %s too', (operator, signs) => {
  expect([...signs].map((sign) => meant(sign))).toEqual([...signs].map(() => operator))
})

test('CA-70: a comma is the point, on the number pad and the main keys, whatever the layout', () => {
  expect(meant('.')).toBe('.')
  expect(meant(',')).toBe('.')
  // The number pad's point without its lock.
  expect(meant('Delete')).toBeNull()
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('CA-69: %s makes a stroke none of ours', (modifier) => {
  for (const key of ['c', '=', '1', 'Enter', 'Backspace', '-', 'e', 'x']) {
    expect(meant(key, { [modifier]: true })).toBeNull()
  }
})

test.each(['Tab', 'F5', ' ', 'ArrowLeft', 'Shift', 'toString', 'Unidentified'])(
  '%s writes nothing, so it does nothing',
  (key) => {
    expect(meant(key)).toBeNull()
  },
)

test.each(['a', 'M', '#', 'ß', '😀', '$'])(
  'CA-97: %s is named, since no key stands for it',
  (key) => {
    expect(meant(key)).toBe(`unknown ${key}`)
  },
)

test.each(['@', '²', '^', '(', 'π'])('%s is typed with Alt on some keyboards', (key) => {
  expect(meant(key, { altKey: true })).not.toBeNull()
  expect(meant(key, { altKey: true, ctrlKey: true })).not.toBeNull()
  expect(meant(key, { ctrlKey: true })).toBeNull()
  expect(meant(key, { metaKey: true, altKey: true })).toBeNull()
})

const blankAfter = (key: string) => readStroke(strokeOf(' '), strokeOf(key))

test('a blank belongs to what is typed before it; else it is the browser’s', () => {
  expect(['2', '+', 'a', 'Tab', 'ArrowDown'].map((key) => blankAfter(key)?.kind)).toEqual([
    'blank',
    'blank',
    'blank',
    undefined,
    undefined,
  ])
  expect(readStroke(strokeOf(' '), null)).toBeNull()
})

test.each([
  ['', 'a', 'a'],
  ['4×(', '2', '4×(2'],
  ['4×(2', 'Backspace', '4×('],
  ['2', 'Dead', '2^'],
  ['2', 'ArrowLeft', null],
])('the text %j after %s is %j', (text, key, after) => {
  expect(textAfter(text, strokeOf(key))).toBe(after)
})
