import { useId } from 'react'
import styles from './color-field.module.css'
import { FieldNotes } from './field'
import fieldStyles from './field.module.css'

interface Props {
  label: string
  /** As typed; may be no colour. */
  value: string
  /** The colour of `value` as `#rrggbb`, the only form the picker takes; null: not a colour. */
  pickerValue: string | null
  error?: string | undefined
  onChange: (value: string) => void
}

/** A colour as text and as the browser's own picker, two views of one value. */
export function ColorField({ label, value, pickerValue, error, onChange }: Props) {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          type="color"
          className={styles.picker}
          aria-label={`${label} picker`}
          value={pickerValue ?? '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          id={id}
          className={`${fieldStyles.control} ${styles.text}`}
          value={value}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
