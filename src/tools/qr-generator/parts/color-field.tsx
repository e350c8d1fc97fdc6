import styles from '#ui/fields/color-field.module.css'
import { ColorTextField } from '#ui/fields/color-text-field'
import fieldStyles from '#ui/fields/field.module.css'

interface Props {
  label: string
  /** As typed; may be no color. */
  value: string
  /** The color of `value` as `#rrggbb`, the only form the picker takes; null: not a color. */
  pickerValue: string | null
  isRefused: boolean
  onChange: (value: string) => void
  onLeave: () => void
}

export function ColorField({ label, value, pickerValue, isRefused, onChange, onLeave }: Props) {
  return (
    <ColorTextField
      label={label}
      value={value}
      error={isRefused ? 'Use # and 3 or 6 hex digits, such as #1a2b3c.' : undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      picker={
        <input
          type="color"
          className={`${fieldStyles.control} ${styles.picker}`}
          aria-label={`${label} picker`}
          value={pickerValue ?? '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  )
}
