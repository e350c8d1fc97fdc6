import { useId, type KeyboardEvent } from 'react'
import { twoDigits } from '../domain/time-text'
import styles from './spin-field.module.css'

interface Props {
  label: string
  value: number
  max: number
  /** As typed; may be no number. */
  onType: (text: string) => void
  onStep: (by: 1 | -1) => void
  onEnter: () => void
  onLeave: () => void
}

/**
 * A whole number from 0 as two digits of a clock. A text field with the keys of a number field: those of browsers
 * hide from us what they cannot read, change by the wheel and keep leading zeros.
 */
export function SpinField({ label, value, max, onType, onStep, onEnter, onLeave }: Props) {
  const id = useId()

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'ArrowUp') onStep(1)
    else if (event.key === 'ArrowDown') onStep(-1)
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
        aria-valuemax={Math.max(max, value)}
        aria-valuenow={value}
        value={twoDigits(value)}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKey}
        onBlur={onLeave}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
