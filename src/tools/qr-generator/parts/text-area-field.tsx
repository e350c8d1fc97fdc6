import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { describedBy, FieldFrame } from '../../../ui/field'
import styles from '../../../ui/field.module.css'

interface Props {
  label: string
  hint?: ReactNode
  rows: number
  value: string
  onChange: (value: string) => void
  /** Undoes what the program did to the value; false: nothing, so the browser undoes what was typed. */
  onUndo: () => boolean
  /** The text area. */
  ref: RefObject<HTMLTextAreaElement | null>
}

/**
 * A text area for long texts. The browser paints a keystroke first; `onChange` follows in a task of its
 * own, so that on a slow phone neither holds up the other. A burst of keystrokes is told once.
 */
export function TextAreaField({ label, hint, rows, value, onChange, onUndo, ref: area }: Props) {
  const id = useId()
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

  const handleKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isUndo || event.key.toLowerCase() !== 'z' || area.current?.value !== told.current) return
    if (onUndo()) event.preventDefault()
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
  }, [area, value])

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
        onKeyDown={handleKeyDown}
      />
    </FieldFrame>
  )
}
