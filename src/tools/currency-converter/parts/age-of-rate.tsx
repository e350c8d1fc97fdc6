import { evenMarks } from '../../../lib/scale'
import { Ticks } from '../../../ui/readout/ticks'
import { ageDays } from '../domain/saved-rates'
import { useCurrency } from '../store'

/** Days, in halves. */
const DAYS = 30
const LENGTH = 2 * DAYS
const MARKS = evenMarks(LENGTH, 10)

/**
 * How fresh a rate is: full today, empty after 30 days.
 * @param date null: none, or unknown
 */
export function AgeOfRate({ date }: { date: string | null }) {
  const nowMs = useCurrency((s) => s.nowMs)
  return (
    <Ticks
      marks={MARKS}
      length={LENGTH}
      value={date === null ? null : LENGTH - 2 * ageDays(date, nowMs)}
    />
  )
}
