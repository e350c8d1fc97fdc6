import type { IconName } from './icon-name'
import * as leftToRight from './left-to-right'
import { numberMarks, type NumberMarks } from './number-marks'

/** How a language writes counts, numbers and lists; after CLDR 48, to which the tests hold it. */
export interface WritingRules<Category extends string> {
  /**
   * The form of a count.
   * @param whole its absolute value without decimals
   * @param decimals as they are written; empty for a whole number
   */
  category: (whole: number, decimals: string) => Category
  /** The mark before decimals, and the one between thousands. */
  decimal: string
  group: string
  /** From how many digits on thousands are set apart. */
  groupedFrom: 4 | 5
  /** Before a number below zero, where that is no hyphen alone. */
  minus?: string
  /** Between the parts of a list, and before its last one. */
  between: string
  last: (part: string) => string
  direction?: 'rtl'
}

const last = (word: string) => (part: string) => `${word}${part}`

const oneOrOther = (whole: number, decimals: string) =>
  whole === 1 && decimals === '' ? 'one' : 'other'

const millions = (whole: number, decimals: string) =>
  whole > 0 && whole % 1_000_000 === 0 && decimals === ''

const isZero = (decimals: string) => /^0*$/.test(decimals)

/** One for 0 and 1.5 too. */
const oneBelowTwo = (whole: number, decimals: string) => {
  if (whole < 2) return 'one'
  return millions(whole, decimals) ? 'many' : 'other'
}

/** As German, which has them written out. */
export const TWO_FORMS: WritingRules<'one' | 'other'> = {
  category: oneOrOther,
  decimal: ',',
  group: '.',
  groupedFrom: 4,
  between: ', ',
  last: last(' und '),
}

export const SPANISH: WritingRules<'one' | 'many' | 'other'> = {
  category(whole, decimals) {
    if (whole === 1 && isZero(decimals)) return 'one'
    return millions(whole, decimals) ? 'many' : 'other'
  },
  decimal: ',',
  group: '.',
  groupedFrom: 5,
  between: ', ',
  // `y` before the sound of an i is `e`.
  last: (part) => (/^h?[ií](?![aeou])/i.test(part) ? ` e ${part}` : ` y ${part}`),
}

export const FRENCH: WritingRules<'one' | 'many' | 'other'> = {
  category: oneBelowTwo,
  decimal: ',',
  group: '\u202f',
  groupedFrom: 4,
  between: ', ',
  last: last(' et '),
}

export const BRAZILIAN: WritingRules<'one' | 'many' | 'other'> = {
  category: oneBelowTwo,
  decimal: ',',
  group: '.',
  groupedFrom: 4,
  between: ', ',
  last: last(' e '),
}

export const RUSSIAN: WritingRules<'one' | 'few' | 'many' | 'other'> = {
  category(whole, decimals) {
    if (decimals !== '') return 'other'
    const [ten, hundred] = [whole % 10, whole % 100]
    if (ten === 1 && hundred !== 11) return 'one'
    return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 'few' : 'many'
  },
  decimal: ',',
  group: '\u00a0',
  groupedFrom: 4,
  between: ', ',
  last: last(' и '),
}

export const ARABIC: WritingRules<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'> = {
  category(whole, decimals) {
    if (!isZero(decimals)) return 'other'
    const hundred = whole % 100
    if (whole <= 2) return (['zero', 'one', 'two'] as const)[whole] ?? 'other'
    if (hundred >= 3 && hundred <= 10) return 'few'
    return hundred >= 11 ? 'many' : 'other'
  },
  decimal: '.',
  group: ',',
  groupedFrom: 4,
  between: ' و',
  last: last(' و'),
  minus: '\u200e-',
  direction: 'rtl',
}

const noForms = () => 'other' as const

export const JAPANESE: WritingRules<'other'> = {
  category: noForms,
  decimal: '.',
  group: ',',
  groupedFrom: 4,
  between: '、',
  last: last('、'),
}

export const CHINESE: WritingRules<'other'> = {
  ...JAPANESE,
  last: last('和'),
}

const ARROWS: { ONWARD: IconName; BACK: IconName } = { ONWARD: 'arrow-left', BACK: 'arrow-right' }

const DIRECTIONS = {
  ltr: leftToRight,
  rtl: {
    ...leftToRight,
    ...ARROWS,
    // A figure or a code would be turned round with the sentence.
    isolate: (text: string): string => `\u2068${text}\u2069`,
  },
}

/**
 * What `writing.en.ts` exports, of a language with these rules.
 * @param marks a region may have others than its language, such as Switzerland's German: the page writes those once it
 * knows them
 */
export function writingBy<Category extends string>(
  rules: WritingRules<Category>,
  marks: () => NumberMarks = () => numberMarks.noted() ?? rules,
) {
  const signed = (plain: string) => plain.replace(/^-/, rules.minus ?? '-')

  function grouped(whole: number): string {
    const digits = signed(String(whole))
    if (Math.abs(whole) < 10 ** (rules.groupedFrom - 1)) return digits
    return digits.replace(/\B(?=(\d{3})+$)/g, marks().group)
  }

  const figure = (plain: string): string => signed(plain).replace('.', marks().decimal)

  const englishMarks = (text: string): string =>
    marks().decimal === ',' ? text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : text

  function plural(count: number | string, forms: Readonly<Record<Category, string>>): string {
    const [whole = '', decimals = ''] = String(count).split('.')
    const form = forms[rules.category(Math.abs(Number(whole)), decimals)]
    return form.replace('#', typeof count === 'number' ? grouped(count) : figure(count))
  }

  function list(parts: readonly string[]): string {
    const end = parts.at(-1)
    if (end === undefined || parts.length < 2) return end ?? ''
    return parts.slice(0, -1).join(rules.between) + rules.last(end)
  }

  return { grouped, figure, plural, englishMarks, list, ...DIRECTIONS[rules.direction ?? 'ltr'] }
}
