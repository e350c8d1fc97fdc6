import { useId } from 'react'
import { useSlider } from './use-slider'
import styles from './range-field.module.css'

interface Props {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A slider over whole numbers, with its value beside it. */
export function RangeField({ label, value, min, max, onChange }: Props) {
  const id = useId()
  const slider = useSlider(onChange)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        autoComplete="off"
        {...slider}
      />
      {/* Screen readers have the value from the slider itself. */}
      <span className={`numerals ${styles.value}`} aria-hidden="true">
        {value}
      </span>
    </div>
  )
}
