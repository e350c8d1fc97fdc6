import { useEffect, useState } from 'react'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { useRested } from '#ui/feedback/use-rested'
import { TextField } from '#ui/fields/field'
import { pointOf } from './domain/chart'
import { FIRST_DAY, isPastDay, today } from './domain/days'
import type { PastFile } from './domain/files'
import { useCurrency, usePair } from '../../store'
import { usePast } from './state'
import { DayRate } from './day-rate'
import styles from './view.module.css'

/** The rate of a day, or why there is none. */
function Reading({ date, known }: { date: string; known: PastFile }) {
  const pair = usePair()
  if (known.state === 'loading') return 'Loading rates...'
  if (known.state === 'failed') return `The rates of ${date} could not be fetched.`
  const point = known.state === 'ready' ? pointOf(known.file, pair) : null
  return point ? <DayRate {...{ point, pair }} /> : `The source has no such rate of ${date}.`
}

export function PastRate() {
  const nowMs = useCurrency((s) => s.nowMs)
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
        label="Rate on a past day"
        type="date"
        min={FIRST_DAY}
        max={lastDay}
        // Named: the visitor's own day may be one that has not begun in UTC.
        error={date === '' || isDay ? undefined : `Choose a day from ${FIRST_DAY} to ${lastDay}`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.reading}>
        {known && <Reading date={date} known={known} />}
      </p>
      {known?.state === 'failed' && (
        <TryAgainButton icon="refresh-cw" onClick={() => void tryAgain([date])} />
      )}
    </section>
  )
}
