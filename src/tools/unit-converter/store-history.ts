import type { HistoryRow } from '#lib/resting-history'
import { conversionOf, type ConversionInput } from './domain/conversion'

export interface KeptConversion {
  category: string
  /** `{value} {unit name}` */
  from: string
  to: string
  timestampMs: number
  /** What brings the conversion back. */
  input: ConversionInput
}

export type HistoryEntry = HistoryRow<KeptConversion>

/** A row of what is shown; null where that is no conversion. */
export function keptConversion(input: ConversionInput, timestampMs: number): KeptConversion | null {
  const shown = conversionOf(input)
  if (!shown) return null
  const { category, from, to } = input
  return {
    category: category.name,
    from: `${shown.value} ${from.name}`,
    to: `${shown.result} ${to.name}`,
    timestampMs,
    input: { category, from, to, text: shown.value },
  }
}
