import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { FieldFrame } from '../../../ui/fields/field'
import styles from '../../../ui/fields/field.module.css'

/** Longer than the text of any code. Browsers insert ten thousand lines so slowly that the page freezes. */
const MAX_INSERTED_LENGTH = 10_000

interface Props {
  label: string
  rows: number
  /** Id of what describes it. */
  describedBy: string
  value: string
  isInvalid: boolean
  onChange: (value: string) => void
  /** A long paste, to be set as the value at once. */
  onReplace: (value: string) => void
  /** Undoes what the program did to the value; false: nothing, so the browser undoes what was typed. */
  onUndo: () => boolean
  /** The text area. */
  ref: RefObject<HTMLTextAreaElement | null>
}

/**
 * Passes on what is typed in a task of its own, and writes into the area a value that was set from elsewhere. A
 * burst of keystrokes is passed on once.
 */
function useDelayedEdits({ ref, value, onChange }: Pick<Props, 'ref' | 'value' | 'onChange'>) {
  /** The last value passed on or taken over; a `value` that differs was set from elsewhere. */
  const lastEmitted = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = () => {
    timer.current = undefined
    if (!ref.current || ref.current.value === lastEmitted.current) return
    lastEmitted.current = ref.current.value
    onChange(lastEmitted.current)
  }
  const scheduleFlush = () => {
    timer.current ??= setTimeout(flush)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useLayoutEffect(() => {
    if (!ref.current || value === lastEmitted.current) return
    clearTimeout(timer.current)
    timer.current = undefined
    lastEmitted.current = value
    ref.current.value = value
  }, [ref, value])

  return { scheduleFlush, isEdited: () => ref.current?.value !== lastEmitted.current }
}

/**
 * A text area for long texts. The browser paints a keystroke first; `onChange` follows in a task of its
 * own, so that on a slow phone neither holds up the other.
 */
export function TextAreaField(props: Props) {
  const { label, rows, value, isInvalid, describedBy, onReplace, onUndo, ref } = props
  const id = useId()
  const { scheduleFlush, isEdited } = useDelayedEdits(props)

  const handleKeyDown = (event: KeyboardEvent) => {
    const hasUndoKeys = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!hasUndoKeys || event.key.toLowerCase() !== 'z') return
    if (!isEdited() && onUndo()) event.preventDefault()
  }

  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (pasted.length <= MAX_INSERTED_LENGTH) return
    event.preventDefault()
    const { value: old, selectionStart, selectionEnd } = event.currentTarget
    const lines = pasted.replace(/\r\n?/g, '\n')
    onReplace(old.slice(0, selectionStart) + lines + old.slice(selectionEnd))
  }

  return (
    <FieldFrame id={id} label={label}>
      <textarea
        ref={ref}
        id={id}
        className={styles.control}
        rows={rows}
        defaultValue={value}
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onInput={scheduleFlush}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
    </FieldFrame>
  )
}
