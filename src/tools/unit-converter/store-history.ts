import { restingHistory, type HistoryRow } from '../../lib/resting-history'
import { schedule } from '../../platform/schedule'
import { conversionOf, type ConversionInput } from './domain/conversion'

/** Spec §9. */
const HISTORY_LIMIT = 10

interface KeptConversion {
  /** Name of the category. */
  category: string
  /** `{value} {unit name}` */
  from: string
  to: string
  timestampMs: number
  /** What brings the conversion back. */
  input: ConversionInput
}

export type HistoryEntry = HistoryRow<KeptConversion>

const isSame = (a: KeptConversion, b: KeptConversion) =>
  a.category === b.category && a.from === b.from && a.to === b.to

function keptConversion(input: ConversionInput, timestampMs: number): KeptConversion | null {
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

export const createHistory = (
  get: () => ConversionInput & { history: readonly HistoryEntry[] },
  write: (rows: readonly HistoryEntry[]) => void,
  now: () => number,
) =>
  restingHistory<KeptConversion>({
    limit: HISTORY_LIMIT,
    draft: () => keptConversion(get(), now()),
    isSame,
    read: () => get().history,
    write,
    schedule,
  })
