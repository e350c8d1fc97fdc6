import { exactText, fixedText } from '#lib/fraction-text'
import { withoutDirection } from '#lib/degrees'
import { inAscii, type Locale } from '#lib/number-text'
import { nativeQuantity } from '#lib/question/native-quantity.en'
import { leadingNumber } from '#lib/quantity-text'
import type { Fraction } from '#lib/fraction'
import type { ChosenUnits } from '../../domain/conversion'
import type { TypedValue } from '../../domain/read-value'
import type { Category, Unit } from '../../domain/unit'
import { degreesIn, type NameReading } from './unit-names'
import { angleMarks, inLarger, minutesBesideHours, readUnitQuestion } from './unit-question'

/** A typed value that is more than a plain number: a fraction, or one that names its unit. */
export interface Quantity extends TypedValue {
  /** The units that the text names; null where it names none. */
  named: { category: Category; from: Unit; to: Unit | null } | null
}

/** Longer texts are no quantity. */
const MAX_LENGTH = 100

const DECIMALS = 20

/** The place beside the field has room for so many characters. */
const SHOWN_LENGTH = 12

const shortened = (plain: string) =>
  plain.length > SHOWN_LENGTH && plain.includes('.') ? `${plain.slice(0, SHOWN_LENGTH)}…` : plain

const decimalsOf = (value: Fraction): string =>
  exactText(value) ?? fixedText(value, DECIMALS).replace(/0+$/, '')

/** The text with the signs and names spelled out that the category, or the chosen unit, has for itself. */
function writtenOut(
  text: string,
  { category, from }: ChosenUnits,
  { locale, pick }: NameReading,
): string {
  const typed = inLarger(minutesBesideHours(inAscii(nativeQuantity(text))))
  if (category.id === 'angle') return angleMarks(withoutDirection(typed))
  if (category.id === 'time') return typed.replace(/(?<=\d\s*)m\b/g, 'min')
  if (category.id === 'volume') return typed.replace(/(?<=[\d\s])(?:oz|ounces?)$/i, 'fl oz')
  return typed.replace(/(?<=\d\s*)(?:°|deg(?:ree)?s?)$/i, (degrees) =>
    category.id === 'temperature' ? from.symbol : (pick(degreesIn(locale)) ?? degrees),
  )
}

function readFraction(text: string, locale: Locale): Quantity | null {
  const number = leadingNumber(text, locale)
  if (number?.rest !== '') return null
  const plain = decimalsOf(number.value)
  return { exact: number.value, plain, readAs: shortened(plain), named: null }
}

/**
 * Reads what is more than a number: `1/2`, `3 1/4 in`, `5'7"`, `5 km`, `5 km in mi`. Null for anything else.
 * @param chosen where some signs have their meaning from
 */
export function readQuantity(
  text: string,
  chosen: ChosenUnits,
  names: NameReading,
): Quantity | null {
  if (text.length > MAX_LENGTH) return null
  const typed = writtenOut(text, chosen, names).trim()
  const fraction = readFraction(typed, names.locale)
  if (fraction) return fraction
  const query = readUnitQuestion(typed, names)
  if (!query) return null
  const { category, unit: from, to, value } = query
  const plain = decimalsOf(value)
  const readAs = `${shortened(plain)} ${from.symbol}`
  return { exact: value, plain, readAs, named: { category, from, to } }
}
