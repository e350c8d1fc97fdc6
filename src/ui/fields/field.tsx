import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './field.module.css'
import { LONGEST_LINE } from './longest-line'

interface Notes {
  hint?: ReactNode
  error?: string | undefined
  /** The longest of the notes: they have a place as high as it needs, so that nothing below moves. */
  longest?: string | undefined
}

interface FieldText extends Notes {
  label: string
}

/** Label above, hint and error below; both describe the control. */
export function FieldFrame(props: FieldText & { id: string; children: ReactNode }) {
  const { id, label, children, ...notes } = props
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  )
}

export function FieldNotes({ id, hint, error, longest }: Notes & { id: string }) {
  const notes = (
    <>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  )
  if (longest === undefined) return notes
  return (
    <div className={styles.notes}>
      {notes}
      <span className={styles.longest} aria-hidden="true">
        {longest}
      </span>
    </div>
  )
}

/** The ids of the notes that describe the control `id`. */
export const describedBy = (id: string, { hint, error }: Notes) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** A button for the text, in its line. */
  beside?: ReactNode
}

export function TextField({ label, hint, error, longest, beside, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} {...{ label, hint, error, longest }}>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.control}
          maxLength={LONGEST_LINE}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...input}
        />
        {beside}
      </div>
    </FieldFrame>
  )
}

interface SelectProps<Value extends string | number> {
  label: string
  value: Value
  options: readonly { value: Value; text: string }[]
  onChange: (value: Value) => void
}

/** A native select over values of one kind; the page gets the value, not its text. */
export function SelectField<Value extends string | number>(props: SelectProps<Value>) {
  const { label, value, options, onChange } = props
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <select
        id={id}
        className={styles.control}
        value={value}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex]
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
