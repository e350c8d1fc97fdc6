import { Readout } from '../../../ui/readout/readout'
import { clockText, overtimeText } from '../domain/time-text'
import { remainingSeconds } from '../domain/timer'
import { useTimer } from '../store'
import { READOUT_ID } from '../store-keys'
import { End, Length, PlannedEnd, SettingsHint } from './captions'
import { Dial } from './dial'
import { TimeFields, type FieldActions } from './time-fields'
import styles from './timer-readout.module.css'

/** The time left, or since the end. */
export const useClockText = () =>
  useTimer(({ timer, settings, overSeconds }) =>
    overSeconds === null ? clockText(remainingSeconds(timer, settings)) : overtimeText(overSeconds),
  )

function Clock() {
  const text = useClockText()
  return (
    <p className={`numerals ${styles.clock}`} role="timer" aria-label="Time left">
      {text}
    </p>
  )
}

function TimeIsUp() {
  const finished = useTimer((s) => s.timer.phase === 'finished')
  const name = useTimer((s) => s.name)
  return (
    finished && (
      <div className={styles.up} role="alert">
        <h2>Time&apos;s Up!</h2>
        {name && <p>{name}</p>}
      </div>
    )
  )
}

/** The clock: its digits are fields until the timer starts. */
export function TimerReadout(actions: FieldActions) {
  const phase = useTimer((s) => s.timer.phase)
  return (
    <Readout className={styles.window} data-phase={phase} id={READOUT_ID} aria-label="Countdown">
      <Dial>
        {phase === 'settings' ? (
          <>
            <PlannedEnd />
            <TimeFields {...actions} />
            <SettingsHint />
          </>
        ) : (
          <>
            <End />
            <TimeIsUp />
            <Clock />
            <Length />
          </>
        )}
      </Dial>
    </Readout>
  )
}
