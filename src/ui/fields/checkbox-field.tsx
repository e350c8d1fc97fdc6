import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './checkbox-field.module.css'

interface Props {
  label: string
  /** What exactly it switches; read after the label. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

interface ToggleProps extends Props {
  isSwitch?: boolean
}

/** A box or a switch with its label to the right; the whole row is its target. */
function Toggle({ label, hint, checked, onChange, isSwitch = false }: ToggleProps) {
  const id = useId()
  return (
    <div className={classNames(styles.field, isSwitch ? styles.switch : styles.box)}>
      <input
        id={id}
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        checked={checked}
        // Firefox would else bring back the state of the last visit without an event.
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <bdi id={`${id}-hint`} className={styles.hint}>
          {hint}
        </bdi>
      )}
    </div>
  )
}

/** One of several things that are chosen. */
export const CheckboxField = (props: Props) => <Toggle {...props} />

/** Switches something on or off at once. */
export const SwitchField = (props: Props) => <Toggle {...props} isSwitch />
