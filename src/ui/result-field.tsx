import { useId } from 'react'
import styles from './fitted.module.css'
import { useFitted } from './use-fitted'

interface Props {
  label: string
  /** What the value is given in. */
  unit: string
  value: string
}

/** A result in large letters to read and to select, on one line that shrinks until all of it fits. */
export function ResultField({ label, unit, value }: Props) {
  const id = useId()
  const ref = useFitted<HTMLInputElement>(value)
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-unit`}>{unit}</span>
      </div>
      <div className={styles.frame}>
        <input
          ref={ref}
          id={id}
          className={styles.field}
          aria-describedby={`${id}-unit`}
          readOnly
          placeholder="–"
          value={value}
        />
      </div>
    </div>
  )
}
