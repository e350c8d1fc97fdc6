import { useLayoutEffect, useRef } from 'react'
import { LIMITS, type TimeField } from '../domain/settings'
import { useTimer } from '../store'
import { SpinField } from './spin-field'
import styles from './spin-field.module.css'

const FIELDS: readonly { field: TimeField; label: string }[] = [
  { field: 'hours', label: 'Hours' },
  { field: 'minutes', label: 'Minutes' },
  { field: 'seconds', label: 'Seconds' },
]

interface Props {
  field: TimeField
  label: string
  onEnter: () => void
}

/** One part of the time, always a whole number in its range. */
function TimeInput({ field, label, onEnter }: Props) {
  const value = useTimer((s) => s.settings[field])
  const change = useTimer((s) => s.change)
  const step = useTimer((s) => s.step)
  const leave = useTimer((s) => s.leaveField)
  return (
    <SpinField
      label={label}
      value={value}
      max={LIMITS[field]}
      onType={(text) => change(field, text)}
      onStep={(by) => step(field, by)}
      onEnter={onEnter}
      onLeave={leave}
    />
  )
}

export interface FieldActions {
  onEnter: () => void
  /** The fields go while one has the focus: another timer has come to the clock. */
  onGone: () => void
}

/** What the timer is set to, as the digits of its clock. */
export function TimeFields({ onEnter, onGone }: FieldActions) {
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fields = group.current
    return () => {
      if (fields?.contains(document.activeElement)) onGone()
    }
  }, [onGone])
  return (
    <div ref={group} role="group" aria-label="Time" className={`numerals ${styles.fields}`}>
      {FIELDS.map((each) => (
        <TimeInput key={each.field} {...each} onEnter={onEnter} />
      ))}
    </div>
  )
}
