import type { Fraction } from '#lib/fraction'
import { err, type Result } from '#lib/result'
import type { Locale } from '#lib/number-text'
import { convert } from './convert'
import { formatIn, plainResult, SPECIFIED_FORM, type ResultForm } from './format-result'
import { readValue, type TypedValue, type ValueError } from './read-value'
import { allUnits, firstUnits, type Category, type Unit } from './unit'
import { categoryOf } from './units'

/** What the visitor has chosen and typed. */
export interface ConversionInput {
  category: Category
  from: Unit
  to: Unit
  text: string
  locale?: Locale
  /** How the result is written; as specified where none is chosen. */
  form?: ResultForm
  /** How a text that is no number was read; holds for that text alone. */
  reading?: Reading | null
}

const LENGTH = categoryOf('length')

/** What the page begins with. */
export const START = {
  category: LENGTH,
  ...firstUnits(LENGTH),
  text: '',
  form: SPECIFIED_FORM,
}

export type ChosenUnits = Pick<ConversionInput, 'category' | 'from' | 'to'>

export interface Reading {
  text: string
  read: Result<TypedValue, ValueError>
  /** Where the unit in the text is of another category: what was chosen before. */
  before?: ChosenUnits | null
  /** Another unit of the name in the text: a pint of the other country. */
  other?: ChosenUnits | null
}

/** How a text that is no plain number is read, and the units that it names; null where it cannot be read. */
export type TextReader = (input: ConversionInput) => Partial<ConversionInput> | null

export interface Conversion {
  /** The number without grouping, with `.` as the point. */
  value: string
  /** In the specified form, or the chosen one. */
  result: string
  /** All digits of the result where its form hides some; else null. */
  plain: string | null
}

/** The exact value of what was typed, as `readValue` reads it, if the category has values like it. */
export function typedValue({
  category,
  text,
  locale,
  reading,
}: ConversionInput): Result<TypedValue, ValueError> {
  const read = reading?.text === text ? reading.read : readValue(text, locale)
  const isRefused = read.ok && category.isPositive && read.value.exact.num <= 0n
  return isRefused ? err({ code: 'not-positive' }) : read
}

/** The conversion of what was typed; null where that is no number. */
export function conversionOf(input: ConversionInput): Conversion | null {
  const read = typedValue(input)
  if (!read.ok) return null
  const result = convert(read.value.exact, input.from, input.to)
  const shown = formatIn(input.form ?? SPECIFIED_FORM, result)
  return { value: read.value.plain, result: shown, plain: plainResult(result, shown) }
}

/** A row of the history. */
export interface HistoryDraft extends ChosenUnits, Pick<Conversion, 'value' | 'result'> {
  timestampMs: number
}

/** A row of what is shown; null where that is no conversion. */
export function historyDraft(input: ConversionInput, timestampMs: number): HistoryDraft | null {
  const shown = conversionOf(input)
  if (!shown) return null
  const { category, from, to } = input
  return { category, from, to, value: shown.value, result: shown.result, timestampMs }
}

/** The value in each unit of the category other than its own. */
export const otherConversions = (
  value: Fraction,
  { category, from, form }: Pick<ConversionInput, 'category' | 'from'> & { form: ResultForm },
): { unit: Unit; result: string; plain: string | null }[] =>
  allUnits(category)
    .filter((unit) => unit !== from)
    .map((unit) => {
      const exact = convert(value, from, unit)
      const result = formatIn(form, exact)
      return { unit, result, plain: plainResult(exact, result) }
    })
