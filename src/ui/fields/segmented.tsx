import { useId } from 'react'
import type { IconName } from '#lib/icon-name'
import { Button } from '../buttons/button'
import { Chips } from '../buttons/chips'

interface Props<Value extends string | number> {
  className?: string | undefined
  /** Name of the group. */
  label: string
  /** The name stands above the group. */
  isLabelShown?: boolean
  /** Null where none of the options is chosen. */
  value: Value | null
  options: readonly { value: Value; text: string; icon?: IconName }[]
  onChange: (value: Value) => void
}

/** A few choices side by side, one of them pressed. */
export function Segmented<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  className,
  isLabelShown = false,
}: Props<Value>) {
  const id = useId()
  const name = isLabelShown ? { 'aria-labelledby': id } : { 'aria-label': label }
  const chips = (
    <Chips {...name} className={className}>
      {options.map((option) => (
        <Button
          key={option.value}
          variant="chip"
          icon={option.icon}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </Button>
      ))}
    </Chips>
  )
  if (!isLabelShown) return chips
  return (
    <div>
      <p id={id} className="label">
        {label}
      </p>
      {chips}
    </div>
  )
}
