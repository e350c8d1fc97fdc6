import { useId } from 'react'
import styles from './switch-field.module.css'

interface Props {
  label: string
  /** What exactly it switches; read after the label. */
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Switches something on or off at once; the whole row is its target. */
export function SwitchField({ label, hint, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        checked={checked}
        // Firefox would else bring back the state of the last visit without an event.
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
