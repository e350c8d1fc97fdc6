import { evenMarks } from '../../../lib/scale'
import { Ticks } from '../../../ui/readout/ticks'
import { ageDays } from '../domain/saved-rates'
import { useCurrency } from '../store'
import { useShownConversion } from './use-shown-conversion'

/** Days, in halves. */
const DAYS = 30
const LENGTH = 2 * DAYS
const MARKS = evenMarks(LENGTH, 10)

/** How fresh the rate is: full today, empty after 30 days. */
export function AgeOfRate() {
  const { shown } = useShownConversion()
  const nowMs = useCurrency((s) => s.nowMs)
  const date = shown?.date ?? null
  return (
    <Ticks
      marks={MARKS}
      length={LENGTH}
      value={date === null ? null : LENGTH - 2 * ageDays(date, nowMs)}
    />
  )
}
