import { Button } from '../../../ui/button'
import { FieldGroup } from '../../../ui/field-group'
import { Note } from '../../../ui/note'
import { PRESETS, totalSeconds, type TimeField } from '../domain/settings'
import { durationText } from '../domain/time-text'
import styles from '../page.module.css'
import { useTimer } from '../store'
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
    <FieldGroup label="Quick presets">
      <div className={styles.presets}>
        {PRESETS.map((seconds) => (
          <Button
            key={seconds}
            tone="chip"
            aria-pressed={seconds === total}
            onClick={() => choose(seconds)}
          >
            {presetText(seconds)}
          </Button>
        ))}
      </div>
    </FieldGroup>
  )
}

function ZeroHint() {
  const isZero = useTimer((s) => totalSeconds(s.settings) === 0)
  return (
    <Note className={styles.hint} role="status">
      {isZero && 'Set at least one second to start.'}
    </Note>
  )
}

/** What the timer is set to, before it starts. */
export function TimeSettings({ onEnter }: { onEnter: () => void }) {
  return (
    <>
      <FieldGroup label="Time">
        <div className={styles.time}>
          {FIELDS.map(({ field, label }) => (
            <TimeInput key={field} field={field} label={label} onEnter={onEnter} />
          ))}
        </div>
      </FieldGroup>
      <Presets />
      <ZeroHint />
    </>
  )
}
