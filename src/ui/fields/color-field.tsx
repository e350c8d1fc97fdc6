import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react'
import { readHex, type HexColor } from '#lib/color'
import styles from './color-field.module.css'
import { describedBy, FieldNotes } from './field'
import fieldStyles from './field.module.css'
import { LONGEST_LINE } from './longest-line'
import { UNCORRECTED } from './uncorrected'

interface PickerProps {
  /** The accessible name of the browser's own picker. */
  pickerLabel: string
  /** The color that the picker shows. */
  color: HexColor
  /** While the visitor moves about in the picker. */
  onPick: (color: HexColor) => void
  /** When the picker is closed with a color; only where that differs. */
  onPicked?: (color: HexColor) => void
}

/** It is `#rrggbb` wherever the standard is kept. */
function handOn({ value }: HTMLInputElement, take: (color: HexColor) => void) {
  const color = readHex(value)
  if (color) take(color)
}

/**
 * The browser's own color picker, with the two events that React's `onChange` makes one. It is uncontrolled: its
 * value follows the visitor by itself, and `color` later.
 */
function Picker({ pickerLabel, color, onPick, onPicked }: PickerProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = ref.current
    if (!input || !onPicked) return
    const select = () => handOn(input, onPicked)
    input.addEventListener('change', select)
    return () => input.removeEventListener('change', select)
  }, [onPicked])
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = color
  }, [color])
  return (
    <input
      ref={ref}
      type="color"
      className={`${fieldStyles.control} ${styles.picker}`}
      aria-label={pickerLabel}
      defaultValue={color}
      onChange={(event) => handOn(event.target, onPick)}
    />
  )
}

const isPaste = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'insertFromPaste'

interface Props extends PickerProps, Pick<ComponentProps<'input'>, 'onBlur'> {
  label: string
  /** Beside the label; in the color of errors where `refused`. */
  hint?: string
  error?: string | undefined
  /** The longest error: its place is kept. */
  longest?: string | undefined
  /** The text is no color, and the hint gives the reason. */
  refused?: boolean
  /** The text as typed, which may be no color. */
  value: string
  onChange: (text: string) => void
  fieldRef?: Ref<HTMLInputElement>
  /** A text was pasted: it is the value already. */
  onPasted?: () => void
  onEnter?: () => void
  /** Buttons after the text. */
  action?: ReactNode
}

/** A color as text, with the browser's picker in the same row. */
export function ColorField(props: Props) {
  const { label, hint, error, longest, refused = false, value, action, fieldRef } = props
  const { onChange, onPasted, onEnter, onBlur } = props
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className="label">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className={refused ? fieldStyles.error : fieldStyles.hint}>
            {hint}
          </span>
        )}
      </div>
      <div className={styles.row}>
        <Picker {...props} />
        <input
          id={id}
          className={`${fieldStyles.control} ${fieldStyles.mono} ${styles.text}`}
          {...UNCORRECTED}
          maxLength={LONGEST_LINE}
          aria-invalid={Boolean(error) || refused || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          value={value}
          ref={fieldRef}
          onChange={(event) => {
            onChange(event.target.value)
            if (isPaste(event.nativeEvent)) onPasted?.()
          }}
          onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
          onBlur={onBlur}
        />
        {action}
      </div>
      <FieldNotes id={id} error={error} longest={longest} />
    </div>
  )
}
