import { useId, useState, type KeyboardEvent } from 'react'
import { twoDigits } from '#lib/two-digits'
import { isComposing } from '#ui/browser/is-composing'
import { LONGEST_LINE } from '#ui/fields/longest-line'
import { useComposed } from '#ui/fields/use-composed'
import { goesOn, LIMITS, parseField, TIME_FIELDS, type TimeField } from '../domain/settings'
import { useTimer } from '../state'
import * as texts from '../texts.en'
import styles from './fields.module.css'

/**
 * One part of the time, always a whole number in its range, as two digits of a clock. A text field with the keys of
 * a number field: those of browsers hide from us what they cannot read, change by the wheel and keep leading zeros.
 */
function TimeInput({ field, onEnter }: { field: TimeField; onEnter: () => void }) {
  const id = useId()
  const value = useTimer((s) => s.draft.settings[field])
  const change = useTimer((s) => s.change)
  const step = useTimer((s) => s.step)
  const leave = useTimer((s) => s.leaveField)
  // Without its point 1.5 would become 15.
  const [typed, setTyped] = useState<string | null>(null)
  const isCurrent = typed !== null && parseField(field, typed) === value

  function take(text: string) {
    setTyped(goesOn(text) ? text : null)
    change(field, text)
  }
  const { composed, keepsComposed, compositionEvents } = useComposed((input) => take(input.value))
  function handleKey(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'ArrowUp') step(field, 1)
    else if (event.key === 'ArrowDown') step(field, -1)
    else return
    setTyped(null)
    // Enter would else also press the button that has the focus by then.
    event.preventDefault()
  }
  return (
    <div className={styles.part}>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="numeric"
        maxLength={LONGEST_LINE}
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={0}
        aria-valuemax={Math.max(LIMITS[field], value)}
        aria-valuenow={value}
        value={composed ?? (isCurrent ? typed : twoDigits(value))}
        onChange={(event) => {
          keepsComposed(event)
          take(event.target.value)
        }}
        {...compositionEvents}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKey}
        onBlur={() => {
          setTyped(null)
          leave()
        }}
      />
      <label htmlFor={id}>{texts.FIELDS[field]}</label>
    </div>
  )
}

/** What the timer is set to, as the digits of its clock. */
export const TimeFields = ({ onEnter }: { onEnter: () => void }) => (
  <div role="group" aria-label={texts.TIME} className={`numerals ${styles.fields}`} dir="ltr">
    {TIME_FIELDS.map((field) => (
      <TimeInput key={field} field={field} onEnter={onEnter} />
    ))}
  </div>
)
