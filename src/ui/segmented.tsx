import type { IconName } from '../lib/icon-name'
import { Icon } from './icon'
import styles from './segmented.module.css'

interface Props<Value extends string> {
  /** Name of the group. */
  label: string
  value: Value
  options: readonly { value: Value; text: string; icon?: IconName }[]
  onChange: (value: Value) => void
}

/** From here on a phone has no room for icons too. */
const MANY = 5

/** A few choices side by side, one of them pressed. */
export function Segmented<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const many = options.length >= MANY
  return (
    <div
      className={many ? `${styles.group} ${styles.wrapping}` : styles.group}
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={many ? `${styles.option} ${styles.many}` : styles.option}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.text}
        </button>
      ))}
    </div>
  )
}
