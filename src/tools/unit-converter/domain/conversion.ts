import { convert } from './convert'
import { formatResult } from './format-result'
import { plainResult } from './plain-result'
import { readValue } from './read-value'
import { categoryOf, unitOf, type CategoryId, type Unit } from './units'

/** What the visitor has chosen and typed. */
export interface ConversionInput {
  categoryId: CategoryId
  fromKey: string
  toKey: string
  text: string
  /** BCP 47; undefined: the one of the browser. */
  locale?: string | undefined
}

export interface Conversion {
  from: Unit
  to: Unit
  /** Without grouping, with `.` as the point. */
  value: string
  /** In the form of spec §9. */
  result: string
  /** All digits of the result where that form hides some; else null. */
  plain: string | null
}

/** The conversion of what was typed; null where that is no number. */
export function conversionOf({
  categoryId,
  fromKey,
  toKey,
  text,
  locale,
}: ConversionInput): Conversion | null {
  const read = readValue(text, locale)
  if (!read.ok) return null
  const category = categoryOf(categoryId)
  const from = unitOf(category, fromKey)
  const to = unitOf(category, toKey)
  const result = convert(read.value.exact, from, to)
  return {
    from,
    to,
    value: read.value.plain,
    result: formatResult(result),
    plain: plainResult(result),
  }
}
