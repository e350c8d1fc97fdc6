import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { describedBy, FieldFrame } from './field'
import styles from './field.module.css'

interface Props {
  label: string
  hint?: ReactNode
  rows: number
  value: string
  onChange: (value: string) => void
}

/**
 * A text area for long texts. The browser paints a keystroke first; `onChange` follows in a task of its
 * own, so that on a slow phone neither holds up the other. A burst of keystrokes is told once.
 */
export function TextAreaField({ label, hint, rows, value, onChange }: Props) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  /** What both sides know; a `value` that differs was set from elsewhere. */
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hush = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const tell = () => {
    timer.current = undefined
    if (!area.current || area.current.value === told.current) return
    told.current = area.current.value
    onChange(told.current)
  }
  const tellSoon = () => {
    timer.current ??= setTimeout(tell)
  }

  // Before hydration the browser may have kept or taken text that nobody was told.
  useEffect(() => {
    if (value === '') tellSoon()
    return hush
    // eslint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- once, on mount
  }, [])

  useLayoutEffect(() => {
    if (!area.current || value === told.current) return
    hush()
    told.current = value
    area.current.value = value
  }, [value])

  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <textarea
        ref={area}
        id={id}
        className={styles.control}
        rows={rows}
        defaultValue={value}
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={describedBy(id, { hint })}
        onInput={tellSoon}
      />
    </FieldFrame>
  )
}
