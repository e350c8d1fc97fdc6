import { convert } from './convert'
import { formatResult, plainResult } from './format-result'
import { readValue, type TypedValue, type ValueError } from './read-value'
import type { CategoryId } from './category-id'
import { categoryOf, unitOf, type Category, type Unit } from './units'
import type { Fraction } from '../../../lib/fraction'
import { err, type Result } from '../../../lib/result'

/** What the visitor has chosen and typed. */
export interface ConversionInput {
  categoryId: CategoryId
  fromKey: string
  toKey: string
  text: string
  /** BCP 47; undefined: the one of the browser. */
  locale?: string | undefined
  /** Categories that have come on request. */
  more?: readonly Category[]
  /** Writes results; that of spec §9 where none is chosen. */
  format?: (value: Fraction) => string
  /** How a text that is no number was read; holds for that text alone. */
  reading?: Reading | null
}

export interface Reading {
  text: string
  read: Result<TypedValue, ValueError>
}

export interface Conversion {
  from: Unit
  to: Unit
  /** Without grouping, with `.` as the point. */
  value: string
  /** In the form of spec §9, or the chosen one. */
  result: string
  /** All digits of the result where its form hides some; else null. */
  plain: string | null
}

/** The exact value of what was typed, as `readValue` reads it, if the category has values like it. */
export function typedValue({
  categoryId,
  text,
  locale,
  more,
  reading,
}: ConversionInput): Result<TypedValue, ValueError> {
  const read = reading?.text === text ? reading.read : readValue(text, locale)
  const isRefused = read.ok && categoryOf(categoryId, more).isPositive && read.value.exact.num <= 0n
  return isRefused ? err({ code: 'not-positive' }) : read
}

/** The conversion of what was typed; null where that is no number. */
export function conversionOf(input: ConversionInput): Conversion | null {
  const read = typedValue(input)
  if (!read.ok) return null
  const category = categoryOf(input.categoryId, input.more)
  const from = unitOf(category, input.fromKey)
  const to = unitOf(category, input.toKey)
  const result = convert(read.value.exact, from, to)
  const shown = (input.format ?? formatResult)(result)
  return { from, to, value: read.value.plain, result: shown, plain: plainResult(result, shown) }
}
