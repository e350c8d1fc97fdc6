import { parseTokens } from '#lib/expression/parse'
import { tokensOf } from '#lib/expression/tokens'
import { exponentOf } from '#lib/fraction-text'
import { ONE, type Fraction } from '#lib/fraction'
import { leadingNumber } from '#lib/quantity-text'
import { err, ok } from '#lib/result'
import { compoundText } from '../domain/compound'
import { convert } from '../domain/convert'
import type { Unit } from '../domain/unit'
import { findUnit, type NamedUnit, type NameReading } from '../extras/shared/unit-names'
import { readUnitQuestion, type UnitQuestion } from '../extras/shared/unit-question'
import type { Query } from './target'
import { noSums, unlike, valueOf, type Outcome, type Part } from './unit-arithmetic'

/** A sum without a unit is a number, as `3 m / 50 cm` is. */
export type UnitSum = Pick<Part, 'value' | 'named' | 'whole' | 'readAs' | 'inferred'> &
  Pick<UnitQuestion, 'text' | 'to'>

/**
 * The hyphen is no sign in `1e-3`, `6'-3"`, `6' - 3"` and `6ft-3in`, nor in `8lb-4oz` and `11st-4lb`, which may be sums or
 * differences.
 */
const NO_SIGN = String.raw`(?<=\de)[-+]\d|(?<=['′’]\s*)-\s*\d[^'′’]*["″”]|(?<=ft\s?)-\d[\d\s./]*in|(?<=lbs?)-[\d\s./]+oz|(?<=st)-[\d\s./]+lb`

const SIGNS = [
  String.raw`\b(?:plus|minus|times|(?:multiplied|divided|increased|decreased) by)\b|[+*×·÷−–]`,
  // The `of` in `millimeters of mercury` is no sign.
  String.raw`(?<=(?:[%\d¼-¾⅐-⅞]|cent)\s*)of(?:\s+an?)?\b`,
  // The `x` in `0x10` is no sign of a product.
  String.raw`(?<=[\d\s])(?<!\b0)x(?=[\d\s])`,
  // The brackets of `gal (UK)` are part of a name.
  String.raw`\((?!u[ks]\))|(?<!\(u[ks])\)`,
  // `1-1/2 cups` is one number.
  String.raw`(?<![\p{L}\d])-|(?<=\d)-(?!\d+\/\d|[¼-¾⅐-⅞])|(?<=\p{L})-(?=[\s\d])`,
  // `km/h`, `l/100 km` and `1/2` are no quotients of quantities.
  String.raw`(?<!\d)\/(?!100 ?km)(?=\s*[\d(])|(?<=\s)\/(?=\s)`,
]

const SIGN = new RegExp(String.raw`\s*(?!${NO_SIGN})(?:${SIGNS.join('|')})`, 'giu')

/** `8 ft 2x4`: a board of two by four inches, or four times 8 ft 2 in? */
const AFTER_PARTS = /(?:\p{L}|['′’])\s+\d+\s*[x×]\s*\d/iu

/** A sum has a number: units and signs alone are none. */
const NUMBER_BEFORE = /[\d¼-¾⅐-⅞]\s*[^\d\s]/

/** Most questions with signs are sums of the calculator, and have no unit to look for. */
const PLAIN = /^[\d\s.,()+*/^%×÷·−-]*$/

/** The quantity, unit or number that stands there before the next sign; null for anything else, as for nothing. */
const partAt =
  (names: NameReading) =>
  (text: string, at: number): Part | null => {
    SIGN.lastIndex = at
    const end = SIGN.exec(text)?.index ?? text.length
    const piece = text.slice(at, end).replace(/^an? /i, '')
    const query = readUnitQuestion(piece, names)
    if (query) return query.to ? null : { ...query, kind: 'quantity', at, end, named: query }
    const part = { kind: 'quantity', at, end, readAs: [], inferred: [] } as const
    const named = findUnit(piece, names)
    if (named) return { ...part, value: ONE, named }
    const number = leadingNumber(piece, names.locale)
    if (!number || !/^(?:%|per ?cent)?$/i.test(number.rest)) return null
    const { value, rest, readAs } = number
    return { ...part, end: end - rest.length, value, named: null, readAs }
  }

/** The largest exponent of a double; the page has no larger ones. */
const LARGEST_EXPONENT = 308

/** Reads `5 kg + 300 g in lb`, `3 * 5 ft 7 in`, `(2 m + 30 cm) / 4`. */
export function readUnitSum({ text, target }: Query, names: NameReading): Outcome<UnitSum> {
  const isSum = NUMBER_BEFORE.test(text) && !PLAIN.test(text) && text.search(SIGN) >= 0
  if (isSum && AFTER_PARTS.test(text)) return err({ code: 'size' })
  const read = isSum && tokensOf(text, names.locale, partAt(names))
  if (!read || !read.ok) return err(null)
  const { tokens, readAs } = read.value
  const parts = tokens.filter((token) => token.kind === 'quantity')
  const isOther = tokens.some(({ kind }) => kind === 'function' || kind === 'constant')
  if (isOther || parts.every(({ named }) => !named)) return err(null)
  const tree = parseTokens(tokens, text.length)
  if (!tree.ok) return err({ code: tree.error.code === 'incomplete' ? 'incomplete' : 'unexpected' })
  const result = valueOf(tree.value, text)
  if (!result.ok) return result
  const { value, named } = result.value
  const isTooLarge = value.num !== 0n && exponentOf(value) > LARGEST_EXPONENT
  if (isTooLarge) return err({ code: 'too-large' })
  if (target && !named) return err({ code: 'no-unit' })
  // `-(5 mpg)`: fuel economy is above zero.
  if (named?.category.isPositive && value.num < 0n) return noSums(named.category)
  const whole = parts.find((part) => part.named)?.whole
  const inferred = parts.flatMap((part) => part.inferred)
  const sum = { value, named, text, to: target?.unit ?? null, whole, readAs, inferred }
  return (named && target && unlike(named, target)) ?? ok(sum)
}

/** `12 ft 3 in`; without the zeros of `2 h 30 min 0 s`. */
export const sumInParts = (value: Fraction, { unit, category }: NamedUnit, whole: Unit) =>
  compoundText(convert(value, unit, whole), whole, category)?.replace(/(?: 0 \p{L}+)+$/u, '') ??
  null
