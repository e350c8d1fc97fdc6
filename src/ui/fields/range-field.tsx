import { useId } from 'react'
import { useSlider } from './use-slider'
import fieldStyles from './field.module.css'
import styles from './range-field.module.css'

interface Props {
  label: string
  /** Beside the label, so that nothing below moves when it comes. */
  hint?: string | undefined
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A slider over whole numbers, with its value beside it. */
export function RangeField({ label, hint, value, min, max, onChange }: Props) {
  const id = useId()
  const slider = useSlider(onChange)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className="label">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className={fieldStyles.hint}>
            {hint}
          </span>
        )}
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...slider}
      />
      {/* Screen readers have the value from the slider itself. */}
      <span className={`numerals ${styles.value}`} aria-hidden="true">
        {value}
      </span>
    </div>
  )
}
