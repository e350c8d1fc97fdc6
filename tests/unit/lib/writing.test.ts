import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { numberMarks } from '#lib/number-marks'
import * as englishFigures from '#lib/figures.en'
import * as germanFigures from '#lib/figures.de'
import * as english from '#lib/writing.en'
import * as german from '#lib/writing.de'
import { figuresBy } from '#lib/figure-rules'
import * as rules from '#lib/writing-rules'

interface Writing {
  plural: (count: number | string, forms: Record<Intl.LDMLPluralRule, string>) => string
  grouped: (whole: number) => string
  figure: (plain: string) => string
  list: (parts: readonly string[]) => string
}

const by = (of: rules.WritingRules<Intl.LDMLPluralRule>): Writing => rules.writingBy(of)

/** By the tag whose rules of CLDR it has. Lists in English are those of Great Britain: no comma before `and`. */
const WRITINGS: readonly [tag: string, writing: Writing][] = [
  ['en-GB', english],
  ['de', german],
  ['es', by(rules.SPANISH)],
  ['fr', by(rules.FRENCH)],
  ['pt-BR', by(rules.BRAZILIAN)],
  ['ru', by(rules.RUSSIAN)],
  ['ar-u-nu-latn', by(rules.ARABIC)],
  ['ja', by(rules.JAPANESE)],
  ['zh-Hans', by(rules.CHINESE)],
]

// The marks of a region are for a page in the browser.
const noted = vi.spyOn(numberMarks, 'noted')
beforeEach(() => void noted.mockReturnValue(undefined))
afterEach(() => void noted.mockReset())

const NAMES = {
  zero: 'zero',
  one: 'one',
  two: 'two',
  few: 'few',
  many: 'many',
  other: 'other',
}

const COUNTS = [
  ...Array.from({ length: 1001 }, (_, count) => count),
  1e4,
  1e5,
  1e6,
  1_234_567,
  2e6,
  1_000_001,
]
const DECIMALS = [
  '0.0',
  '0.5',
  '1.0',
  '1.5',
  '1.50',
  '2.0',
  '3.5',
  '11.5',
  '21.0',
  '100.5',
  '1000000.5',
]

describe.each(WRITINGS)('%s', (tag, { plural, grouped, figure, list }) => {
  test('has the forms of counts', () => {
    const categories = new Intl.PluralRules(tag)
    const found = COUNTS.map((count) => [count, plural(count, NAMES)])
    expect(found).toEqual(COUNTS.map((count) => [count, categories.select(count)]))
  })

  test('has the forms of decimals as text', () => {
    const expected = DECIMALS.map((text) => {
      const minimumFractionDigits = text.replace(/^.*\./, '').length
      return [text, new Intl.PluralRules(tag, { minimumFractionDigits }).select(Number(text))]
    })
    expect(DECIMALS.map((text) => [text, plural(text, NAMES)])).toEqual(expected)
  })

  test('sets thousands apart', () => {
    const format = new Intl.NumberFormat(tag)
    for (const count of [...COUNTS, -1234, -12_345])
      expect(grouped(count)).toBe(format.format(count))
  })

  test('has the mark of decimals', () => {
    const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 9, useGrouping: false })
    for (const plain of ['0.5', '-0.5', '1.25', '123456.789', '7', '-7'])
      expect(figure(plain)).toBe(format.format(Number(plain)))
  })

  test('writes a count in the place of #', () => {
    const forms = { ...NAMES, one: '#!', two: '#!', few: '#!', many: '#!', other: '#!' }
    expect(plural(12_345, forms)).toBe(`${grouped(12_345)}!`)
    expect(plural('2.5', forms)).toBe(`${figure('2.5')}!`)
  })

  test('writes lists', () => {
    const format = new Intl.ListFormat(tag)
    for (const parts of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a, b', 'c, d', 'e, f']])
      expect(list(parts)).toBe(format.format(parts))
  })
})

test('y of Spanish is e before the sound of an i', () => {
  const format = new Intl.ListFormat('es')
  for (const word of ['Italia', 'hijo', 'hielo', 'Uruguay'])
    expect(by(rules.SPANISH).list(['a', word])).toBe(format.format(['a', word]))
})

test('a figure keeps its direction in a sentence from right to left alone', () => {
  expect(rules.writingBy(rules.ARABIC).isolate('5 kg')).toBe('\u20685 kg\u2069')
  expect(german.isolate('5 kg')).toBe('5 kg')
  expect(english.isolate('5 kg')).toBe('5 kg')
})

test('the marks are those of the region once they are known', () => {
  noted.mockReturnValue(numberMarks.of('de-CH'))
  expect(german.figure('1.5')).toBe('1.5')
  expect(german.grouped(12_345)).toBe(new Intl.NumberFormat('de-CH').format(12_345))
  expect(english.figure('1.5')).toBe('1.5')
})

test('a calculation is shown with the mark of the page, and a list with what is no mark', () => {
  const { figure } = by(rules.JAPANESE)
  expect(germanFigures.figures('1.5e-3 × (.5 + 12.) − 1.234.567')).toBe(
    '1,5e-3 × (,5 + 12,) − 1.234.567',
  )
  expect(germanFigures.figureList(['1.5', '2'])).toBe('1,5; 2')
  expect(figuresBy(figure, () => rules.JAPANESE, '、').figureList(['1.5', '2'])).toBe('1.5、2')
  expect(englishFigures.figures('1.5 + 2')).toBe('1.5 + 2')
  expect(germanFigures.plainFigures('1.500 × 2,5 + 1.234.567,8 − 1,2,3 + 0.5')).toBe(
    '1500 × 2.5 + 1234567.8 − 1,2,3 + 0.5',
  )
  expect(englishFigures.plainFigures('1,500')).toBe('1,500')
  expect(englishFigures.figureList(['1.5', '2'])).toBe('1.5, 2')
})
