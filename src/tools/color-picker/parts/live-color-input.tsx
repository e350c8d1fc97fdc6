import { useEffect, useLayoutEffect, useRef } from 'react'
import { readHex, type HexColor } from '#lib/color'
import fieldStyles from '#ui/fields/field.module.css'
import styles from '#ui/fields/color-field.module.css'

interface Props {
  /** The accessible name. */
  name: string
  value: HexColor
  /** While the visitor moves about in the browser's picker. */
  onTryOut: (value: HexColor) => void
  /** When the picker is closed with a color. */
  onSelect: (value: HexColor) => void
}

/** It is `#rrggbb` wherever the standard is kept. */
function handOn({ value }: HTMLInputElement, take: (color: HexColor) => void) {
  const color = readHex(value)
  if (color) take(color)
}

/**
 * The browser's own color picker, with the two events that React's `onChange` makes one. Uncontrolled:
 * its value follows the visitor by itself, and `value` later.
 */
export function LiveColorInput({ name, value, onTryOut, onSelect }: Props) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = ref.current
    if (!input) return
    const select = () => handOn(input, onSelect)
    input.addEventListener('change', select)
    return () => input.removeEventListener('change', select)
  }, [onSelect])
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = value
  }, [value])
  return (
    <input
      ref={ref}
      type="color"
      className={`${fieldStyles.control} ${styles.picker}`}
      aria-label={name}
      defaultValue={value}
      onChange={(event) => handOn(event.target, onTryOut)}
    />
  )
}
