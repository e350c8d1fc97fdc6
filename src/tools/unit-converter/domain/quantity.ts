import { exactText, fixedText } from '#lib/fraction-text'
import { halfWidth, type Locale } from '#lib/number-text'
import { leadingNumber } from '#lib/quantity-text'
import { err, ok, type Result } from '#lib/result'
import type { Fraction } from '#lib/fraction'
import type { ConversionInput } from './conversion'
import type { TypedValue, ValueError } from './read-value'
import { symbolOf } from './unit-names'
import { readUnitQuestion } from './unit-question'
import type { Category, Unit } from './units'

/** A value that was typed in words of its own: a fraction, or with its unit. */
export interface Quantity extends TypedValue {
  /** The unit that was named; null: none. */
  from: Unit | null
  /** The unit that was asked for: `5 km in mi`. */
  to: Unit | null
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

/** In angles the marks of feet and inches are those of minutes and seconds; not the apostrophe of `1'000`. */
const writtenOut = (text: string, { id }: Category): string =>
  id === 'angle'
    ? text.replace(/['′’](?!\d{3}(?!\d))/g, ' arcmin ').replace(/["″”]/g, ' arcsec ')
    : text

function readFraction(text: string, locale: Locale): Quantity | null {
  const number = leadingNumber(text, locale)
  if (number?.rest !== '') return null
  const plain = decimalsOf(number.value)
  return { exact: number.value, plain, readAs: shortened(plain), from: null, to: null }
}

/**
 * Reads what is more than a number: `1/2`, `3 1/4 in`, `5'7"`, `5 km`, `5 km in mi`. Null for anything else;
 * `other-category` for a unit that the category does not have.
 */
export function readQuantity(
  text: string,
  category: Category,
  locale: Locale,
): Result<Quantity, ValueError> | null {
  if (text.length > MAX_LENGTH) return null
  const typed = writtenOut(halfWidth(text), category)
  const fraction = readFraction(typed, locale)
  if (fraction) return ok(fraction)
  const asked = readUnitQuestion(typed.trim(), locale)
  if (!asked) return null
  const { unit, to, value } = asked
  if (![unit, to ?? unit].every((one) => category.units.includes(one))) {
    return err({ code: 'other-category', category: asked.category.name })
  }
  const plain = decimalsOf(value)
  const readAs = `${shortened(plain)} ${symbolOf(unit)}`
  return ok({ exact: value, plain, readAs, from: unit, to })
}

/** The units that a quantity names in place of the chosen ones; never the same on both sides. */
function unitsOf({ from, to }: Quantity, chosen: ConversionInput): Partial<ConversionInput> {
  if (!from) return {}
  return { from, to: to ?? (chosen.to === from ? chosen.from : chosen.to) }
}

/** How a text that is no plain number is read, and the units that it names; null where it is no quantity. */
export function readingOf(input: ConversionInput): Partial<ConversionInput> | null {
  const { text, locale, category } = input
  const read = readQuantity(text, category, locale)
  if (!read) return null
  return { reading: { text, read }, ...(read.ok ? unitsOf(read.value, input) : {}) }
}
