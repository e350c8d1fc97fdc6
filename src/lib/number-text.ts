import { numberMarks } from './number-marks'
import { POINT_GROUPS } from './point-groups.en'
import { err, ok, type Result } from './result'

/** BCP 47; undefined: the one of the browser. It decides how `1,234` is read. */
export type Locale = string | undefined

export interface NumberText {
  /** `-`? digits (`.` digits)? (`e` `-`? digits)?, with a digit before the point: `-0.5`, `1.50e-3`. */
  plain: string
  /** What to show as 'Read as ...' where only the locale could decide; else null. */
  readAs: string | null
}

interface Marks {
  group: string | null
  decimal: string | null
}

const SIGN_EXPONENT = /^([+-]?)([^e]*)(?:e([+-]?\d+))?$/i

/** The dashes of `12.-` and `12,--`, which stand for no cents. */
export const NO_CENTS = /(?<=\d[.,])[-–—]+(?=\s*$|\s+[^\d\s(]|[^\w\s(√π])/g

const GROUPS = /^(?!0\D)\d{1,3}(\D\d{3})+$/
const INDIAN_GROUPS = /^(?!0\D)\d{1,2}([.,]\d{2})+[.,]\d{3}$/
const MARK_BEFORE_THREE = /^(?!0\D)\d{1,3}[,.]\d{3}$/

/** A point is the decimal mark in every locale: where it is that of groups, others would read a thousand. */
const isAmbiguous = (digits: string, locale: Locale) =>
  MARK_BEFORE_THREE.test(digits) && (digits.includes(',') || numberMarks.of(locale).group === '.')

function marksOf(digits: string, locale: Locale): Marks {
  const points = [...digits].filter((character) => character === '.' || character === ',')
  const last = points.at(-1) ?? null
  const group = /[ ']/.exec(digits)?.[0]
  if (group) return { group, decimal: last }
  const other = points.find((mark) => mark !== last)
  if (other) return { group: other, decimal: last }
  const groups = last === ',' ? ',٬' : POINT_GROUPS ? '.' : ''
  const isGrouped =
    groups !== '' &&
    MARK_BEFORE_THREE.test(digits) &&
    groups.includes(numberMarks.of(locale).group || ' ')
  const isGroup = points.length > 1 || isGrouped
  return isGroup ? { group: last, decimal: null } : { group: null, decimal: last }
}

/** `digits` without groups and with `.` as its point; null where it is no number. */
function plainDigits(digits: string, { group, decimal }: Marks): string | null {
  const [whole = '', fraction = '', ...more] = decimal ? digits.split(decimal) : [digits]
  const isGrouped = group !== null && (GROUPS.test(whole) || INDIAN_GROUPS.test(whole))
  const ungrouped = isGrouped ? whole.replaceAll(group, '') : whole
  if (!/^\d+$/.test(ungrouped + fraction) || more.length > 0) return null
  const padded = ungrouped.replace(/^0+(?=\d)/, '') || '0'
  return fraction ? `${padded}.${fraction}` : padded
}

/** Arabic and Persian marks; the one between thousands is never a decimal mark, as an apostrophe is none. */
const ARABIC_MARKS: Readonly<Record<string, string>> = { '٫': '.', '٬': "'", '٪': '%' }

/** Unicode has the digits of a script side by side from zero on, and several sets of ten only in mathematics. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((code - first) % 10)
}

/**
 * `１２＋３` and `١٢+٣` as `12+3`: the wide forms of a keyboard for Chinese or Japanese, and the digits of every script, as
 * 29 of the locales of Chromium write them.
 */
export const inAscii = (text: string): string =>
  text
    .replace(/[！-～￠￡￥￦]/g, (wide) => wide.normalize('NFKC'))
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(/[٫٬٪]/g, (mark) => ARABIC_MARKS[mark] ?? mark)

/** Without the invisible marks of direction that a paste from other programs may add. */
export const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, '')

const unified = (text: string) =>
  inAscii(withoutMarks(text))
    .trim()
    .replace(NO_CENTS, '00')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/\u2019/g, "'")
    .replace(/\u2212/g, '-')

/** Where `1,234.56` or `1,000,000` stands, `53,000` beside it has no decimals either. */
const GROUPS_BY_COMMAS = /\d,\d{3}[,.]\d/

/** The same by points: beside `1.234,56` or `1.000.000`, `53.000` is no 53. */
const GROUPS_BY_POINTS = /\d\.\d{3}[,.]\d/

/** Reads one of the numbers of a text, whose others may prove what its marks are. */
export function readNumberIn(text: string, number: string, locale: Locale) {
  const grouped = GROUPS_BY_POINTS.test(text)
    ? number.replace(/^([1-9]\d{0,2})\.(?=\d{3}$)/, '$1 ')
    : number
  return readNumber(grouped, GROUPS_BY_COMMAS.test(text) ? 'en' : locale)
}

/**
 * Reads a number as people type and paste it, in the forms of every locale: `1 234,5`, `1,234.5`,
 * `12,34,567`, `1'234.5`, `−5`, `1e3`. A single point is the decimal mark, but on pages in a language that groups by it;
 * where a single comma could be either (`1,234`), the locale decides.
 */
export function readNumber(
  text: string,
  locale: Locale,
): Result<NumberText, { code: 'not-a-number' }> {
  const [, sign, digits = '', exponent] = SIGN_EXPONENT.exec(unified(text)) ?? []
  const unsigned = plainDigits(digits, marksOf(digits, locale))
  if (unsigned === null) return err({ code: 'not-a-number' })
  const power = exponent === undefined ? '' : `e${exponent.replace('+', '')}`
  const plain = `${sign === '-' ? '-' : ''}${unsigned}${power}`
  return ok({ plain, readAs: isAmbiguous(digits, locale) ? plain : null })
}
