import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './color-field.module.css'
import { describedBy, FieldNotes } from './field'
import fieldStyles from './field.module.css'
import { LONGEST_LINE } from './longest-line'
import { UNCORRECTED } from './uncorrected'

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  /** Beside the label; in the color of errors where `refused`. */
  hint?: string
  error?: string | undefined
  /** The longest error: its place is kept. */
  longest?: string | undefined
  /** Not a color, and the hint gives the reason. */
  refused?: boolean
  /** The browser's own picker, before the text. */
  picker: ReactNode
  /** A button after the text. */
  action?: ReactNode
}

/** A color as text, with the browser's picker in the same row. */
export function ColorTextField(props: Props) {
  const { label, hint, error, longest, refused = false, picker, action, ...input } = props
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
        {picker}
        <input
          id={id}
          className={`${fieldStyles.control} ${fieldStyles.mono} ${styles.text}`}
          {...UNCORRECTED}
          maxLength={LONGEST_LINE}
          aria-invalid={Boolean(error) || refused || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...input}
        />
        {action}
      </div>
      <FieldNotes id={id} error={error} longest={longest} />
    </div>
  )
}
