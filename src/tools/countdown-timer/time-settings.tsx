import { Button } from '../../ui/button'
import { PRESETS, totalSeconds, type TimeField } from './domain/settings'
import { durationText } from './domain/time-text'
import styles from './page.module.css'
import { useTimer } from './store'
import { TimeInput } from './time-input'

const FIELDS: readonly { field: TimeField; label: string }[] = [
  { field: 'hours', label: 'Hours' },
  { field: 'minutes', label: 'Minutes' },
  { field: 'seconds', label: 'Seconds' },
]

const presetText = (seconds: number) => durationText(seconds).replace(/minutes?/, 'min')

function Presets() {
  const total = useTimer((s) => totalSeconds(s.settings))
  const choose = useTimer((s) => s.choose)
  return (
    <fieldset className={styles.group}>
      <legend>Quick presets</legend>
      <div className={styles.presets}>
        {PRESETS.map((seconds) => (
          <Button
            key={seconds}
            className={styles.preset}
            aria-pressed={seconds === total}
            onClick={() => choose(seconds)}
          >
            {presetText(seconds)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function ZeroHint() {
  const isZero = useTimer((s) => totalSeconds(s.settings) === 0)
  return (
    <p className={styles.hint} role="status">
      {isZero && 'Set at least one second to start.'}
    </p>
  )
}

/** What the timer is set to, before it starts. */
export function TimeSettings({ onEnter }: { onEnter: () => void }) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Time</legend>
        <div className={styles.time}>
          {FIELDS.map(({ field, label }) => (
            <TimeInput key={field} field={field} label={label} onEnter={onEnter} />
          ))}
        </div>
      </fieldset>
      <Presets />
      <ZeroHint />
    </>
  )
}
