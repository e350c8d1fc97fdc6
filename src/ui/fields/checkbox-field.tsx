import { useId } from 'react'
import styles from './checkbox-field.module.css'

interface Props {
  label: string
  /** What exactly it switches; read after the label. */
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch with its label to the right; the whole row is its target. */
export function CheckboxField({ label, hint, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <input
        id={id}
        type="checkbox"
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
