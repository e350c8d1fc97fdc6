import { expect, test } from 'vitest'
import { englishOn } from '../../e2e/support/english-words'

const found = (...texts: string[]) =>
  englishOn('de')(texts.map((text) => ({ kind: 'text', text }))).map((line) => line.slice(6))

test('a word that only the English texts have is found on a German page, and an English figure', () => {
  expect(found('Ergebnis kopieren', 'Copy Result', 'Kurs: 1.5', 'Kurs: 1,5')).toEqual([
    'Copy Result (copy, result)',
    'Kurs: 1.5 (1.5)',
  ])
})

test('words of both languages, codes, thousands, dates and versions are none', () => {
  const texts = ['Version 1.0.0', 'Timer', 'USD', '1.500', '30.11.2026', 'hsl(204.5, 70%, 53%)']
  expect(found(...texts)).toEqual([])
})
