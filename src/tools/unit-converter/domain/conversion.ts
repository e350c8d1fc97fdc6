import { convert } from './convert'
import { formatResult } from './format-result'
import { parseValue } from './parse-value'
import { categoryOf, unitOf, type CategoryId, type Unit } from './units'

/** What the visitor has chosen and typed. */
export interface ConversionInput {
  categoryId: CategoryId
  fromKey: string
  toKey: string
  text: string
}

export interface Conversion {
  from: Unit
  to: Unit
  /** As typed, without blanks around it. */
  value: string
  result: string
}

/** The conversion of what was typed; null where that is no number. */
export function conversionOf({
  categoryId,
  fromKey,
  toKey,
  text,
}: ConversionInput): Conversion | null {
  const value = parseValue(text)
  if (!value) return null
  const category = categoryOf(categoryId)
  const from = unitOf(category, fromKey)
  const to = unitOf(category, toKey)
  return { from, to, value: text.trim(), result: formatResult(convert(value, from, to)) }
}
