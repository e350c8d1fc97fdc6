import { expect, test } from 'vitest'
import { spellOut } from '../../../src/tools/password-generator/extras/shared/spell-out'

test('PW-69: letters are spelled by the ICAO alphabet, capitals named', () => {
  expect(spellOut('aZxI')).toEqual(['alfa', 'capital Zulu', 'x-ray', 'capital India'])
})

test('digits and look-alikes are told apart', () => {
  expect(spellOut('l1IO0')).toEqual(['lima', 'one', 'capital India', 'capital Oscar', 'zero'])
})

test('symbols have plain words', () => {
  expect(spellOut("' /@`~")).toEqual(['apostrophe', 'space', 'slash', 'at', 'backtick', 'tilde'])
  expect(spellOut('(:[{')).toEqual([
    'opening parenthesis',
    'colon',
    'opening square bracket',
    'opening curly bracket',
  ])
})

test('every printable ASCII character has words of its own', () => {
  const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  const words = printable.flatMap((character) => spellOut(character))
  expect(new Set(words).size).toBe(95)
  expect(words.filter((word) => word.length < 2)).toEqual([])
})

test('what has no word stands for itself, whole', () => {
  expect(spellOut('é😀')).toEqual(['é', '😀'])
})
