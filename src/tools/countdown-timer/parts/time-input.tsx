import { SpinField } from './spin-field'
import { LIMITS, type TimeField } from '../domain/settings'
import { useTimer } from '../store'

interface Props {
  field: TimeField
  label: string
  onEnter: () => void
}

/** One part of the time, always a whole number in its range. */
export function TimeInput({ field, label, onEnter }: Props) {
  const value = useTimer((s) => s.settings[field])
  const change = useTimer((s) => s.change)
  const step = useTimer((s) => s.step)
  return (
    <SpinField
      label={label}
      value={value}
      max={LIMITS[field]}
      onType={(text) => change(field, text)}
      onStep={(by) => step(field, by)}
      onEnter={onEnter}
    />
  )
}
