import { useEffect, useState } from 'react'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { useRested } from '#ui/feedback/use-rested'
import { TextField } from '#ui/fields/field'
import { pointOf, type Pair } from './domain/chart'
import { FIRST_DAY, isPastDay, today } from './domain/days'
import type { PastFile } from './domain/files'
import { presentMs } from '../../domain/conversion'
import { useCurrency } from '../../state'
import { Dated } from '../../view/dated'
import { usePair } from '../../view/use-conversion'
import { readingOf } from './plot'
import { usePast } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** The rate of a day, or why there is none. */
function outcomeOf(date: string, known: PastFile, pair: Pair): string {
  if (known.state === 'loading') return texts.LOADING
  if (known.state === 'failed') return texts.dayFailed(date)
  const point = known.state === 'ready' ? pointOf(known.file, pair) : null
  return point ? readingOf(point, pair) : texts.dayMissing(date)
}

export function PastRate() {
  const pair = usePair()
  const nowMs = useCurrency(presentMs)
  const [typed, setTyped] = useState('')
  // Typing a date passes through other dates.
  const date = useRested(typed)
  const isDay = isPastDay(date, nowMs)
  const lastDay = today(nowMs)
  const ensure = usePast((s) => s.ensure)
  const tryAgain = usePast((s) => s.tryAgain)
  const known = usePast((s) => (isDay ? s.files.get(date) : undefined))
  useEffect(() => {
    if (isDay) void ensure([date])
  }, [isDay, date, ensure])

  return (
    <section>
      <TextField
        label={texts.PAST_DAY}
        type="date"
        min={FIRST_DAY}
        max={lastDay}
        // Named: the visitor's own day may be one that has not begun in UTC.
        error={date === '' || isDay ? undefined : texts.dayRange(FIRST_DAY, lastDay)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.reading}>
        {known && <Dated text={outcomeOf(date, known, pair)} />}
      </p>
      {known?.state === 'failed' && (
        <TryAgainButton icon="refresh-cw" onClick={() => void tryAgain([date])} />
      )}
    </section>
  )
}
