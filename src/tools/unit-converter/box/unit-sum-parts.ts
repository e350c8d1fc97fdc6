import { divide, ONE, parseFraction } from '#lib/fraction'
import { leadingNumber } from '#lib/quantity-text'
import type { Term } from './unit-arithmetic'
import { findUnit, type NameReading } from '../domain/unit-names'
import { readUnitQuestion } from '../domain/unit-question'
import type { Unit } from '../domain/unit'

/** A quantity, number or percentage of a sum. */
export interface Part extends Term {
  /** A unit without a number. */
  isBare?: boolean
  whole?: Unit | undefined
  readAs: readonly string[]
  meant: readonly Unit[]
}

/**
 * The hyphen is no sign in `1e-3`, `6'-3"`, `6' - 3"` and `6ft-3in`, nor in `8lb-4oz` and `11st-4lb`, which may be sums or
 * differences.
 */
const NO_SIGN = String.raw`(?<=\de)[-+]\d|(?<=['′’]\s*)-\s*\d[^'′’]*["″”]|(?<=ft\s?)-\d[\d\s./]*in|(?<=lbs?)-[\d\s./]+oz|(?<=st)-[\d\s./]+lb`

const SIGNS = [
  String.raw`\b(?:plus|minus|times|(?:multiplied|divided|increased|decreased) by)\b|[+*×·÷−–]`,
  // `millimeters of mercury` has no sign.
  String.raw`(?<=(?:[%\d¼-¾⅐-⅞]|cent)\s*)of(?:\s+an?)?\b`,
  // `0x10` is no product.
  String.raw`(?<=[\d\s])(?<!\b0)x(?=[\d\s])`,
  // The brackets of `gal (UK)` are part of a name.
  String.raw`\((?!u[ks]\))|(?<!\(u[ks])\)`,
  // `1-1/2 cups` is one number.
  String.raw`(?<![\p{L}\d])-|(?<=\d)-(?!\d+\/\d|[¼-¾⅐-⅞])|(?<=\p{L})-(?=[\s\d])`,
  // `km/h`, `l/100 km` and `1/2` are no quotients of quantities.
  String.raw`(?<!\d)\/(?!100 ?km)(?=\s*[\d(])|(?<=\s)\/(?=\s)`,
]

const SIGN = new RegExp(String.raw`\s*(?!${NO_SIGN})(${SIGNS.join('|')})\s*`, 'iu')

const OTHER_SIGNS: Readonly<Record<string, string>> = {
  plus: '+',
  'increased by': '+',
  minus: '-',
  'decreased by': '-',
  '−': '-',
  '–': '-',
  '÷': '/',
  'divided by': '/',
}

/** Every other sign multiplies; `x` keeps its name, since `3 x 4 m` may be a size. */
const signOf = (text: string): string =>
  /^[-+/()x]$/i.test(text) ? text.toLowerCase() : (OTHER_SIGNS[text.toLowerCase()] ?? '*')

/** A sum has a number: units and signs alone are none. */
const NUMBER_BEFORE = /[\d¼-¾⅐-⅞]\s*[^\d\s]/

/** Most questions with signs are sums of the calculator, and have no unit to look for. */
const PLAIN = /^[\d\s.,()+*/^%×÷·−-]*$/

const HUNDRED = parseFraction('100')

function readPart(text: string, names: NameReading): Part | null {
  const asked = readUnitQuestion(text, names)
  if (asked) {
    const { category, unit, whole, value, to, readAs, meant } = asked
    return to ? null : { value, named: { category, unit }, whole, readAs, meant }
  }
  const unit = findUnit(text, names)
  if (unit) return { value: ONE, named: unit, isBare: true, readAs: [], meant: [] }
  const number = leadingNumber(text, names.locale)
  if (!number || !/^(?:%|per ?cent)?$/i.test(number.rest)) return null
  const { value, rest, readAs } = number
  const isPercent = rest !== ''
  const part = isPercent ? divide(value, HUNDRED) : value
  return { value: part, named: null, isPercent, readAs, meant: [] }
}

/** Parts and signs `+ - * x / ( )` in their order; null where one is neither, and where there are no signs. */
export function tokenize(text: string, names: NameReading): (Part | string)[] | null {
  if (!NUMBER_BEFORE.test(text) || PLAIN.test(text)) return null
  const pieces = text.split(SIGN)
  if (pieces.length < 3) return null
  const tokens: (Part | string)[] = []
  for (const [index, piece] of pieces.entries()) {
    if (piece === '') continue
    const token = index % 2 === 1 ? signOf(piece) : readPart(piece, names)
    if (token === null) return null
    tokens.push(token)
  }
  return tokens
}
