import { useId, type KeyboardEvent } from 'react'
import { LIMITS, type TimeField } from './domain/settings'
import styles from './page.module.css'
import { useTimer } from './store'

interface Props {
  field: TimeField
  label: string
  onEnter: () => void
}

/**
 * One part of the time, always a whole number in its range. A text field with the keys of a number field:
 * those of browsers hide from us what they cannot read, change by the wheel and keep leading zeros.
 */
export function TimeInput({ field, label, onEnter }: Props) {
  const id = useId()
  const value = useTimer((s) => s.settings[field])
  const change = useTimer((s) => s.change)
  const step = useTimer((s) => s.step)

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'ArrowUp') step(field, 1)
    else if (event.key === 'ArrowDown') step(field, -1)
    else return
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
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={0}
        aria-valuemax={LIMITS[field]}
        aria-valuenow={value}
        value={value}
        onChange={(event) => change(field, event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKey}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
