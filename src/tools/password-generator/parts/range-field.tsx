import { useId } from 'react'
import styles from './range-field.module.css'

interface Props {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A slider over whole numbers, with its value beside the label. */
export function RangeField({ label, value, min, max, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {/* Screen readers have the value from the slider itself. */}
      <span className={styles.value} aria-hidden="true">
        {value}
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span className={styles.ends} aria-hidden="true">
        <span>{min}</span>
        <span>{max}</span>
      </span>
    </div>
  )
}
