import { SelectField, TextField } from '#ui/fields/field'
import { LONGEST_LINE } from '#ui/fields/longest-line'
import { TextAreaField } from '#ui/fields/text-area-field'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { SAMPLES } from '../../domain/templates'
import { EXACT } from './domain/form-text'
import { formOf } from './domain/form-values'
import type { FormField, FormId } from './domain/forms'
import * as texts from './texts.en'

/** What the templates fill the forms with, as forms and their values. */
const SAMPLE_FORMS = Object.values(SAMPLES).flatMap((text) => formOf(text) ?? [])

const isSample = (form: FormId, field: string, value: string) =>
  SAMPLE_FORMS.some((sample) => sample.form === form && sample.values[field] === value)

interface EntryProps {
  form: FormId
  field: FormField
  value: string
  error: string | undefined
  onChange: (value: string) => void
  /** What was pasted, or left in the field; true: it has been taken apart. */
  onTaken: (text: string) => boolean
  onLeft: () => void
}

/** A field of the form. */
export function Entry({ form, field, value, error, onChange, onTaken, onLeft }: EntryProps) {
  const { id, type = 'text', options } = field
  const label = texts.LABELS[id] ?? id
  if (type === 'lines') {
    return (
      <TextAreaField
        label={label}
        name={id}
        rows={id === 'street' ? 2 : 3}
        maxLength={LONGEST_LINE}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  if (options) {
    // A network's text may have another word for its security.
    const all = options.includes(value) ? options : [...options, value]
    const named = all.map((option) => ({
      value: option,
      text: texts.OPTIONS[id]?.[option] ?? option,
    }))
    return <SelectField label={label} value={value} options={named} onChange={onChange} />
  }
  return (
    <TextField
      label={label}
      name={id}
      // An input for emails would give letters beyond ASCII as punycode.
      {...(type === 'email' ? { inputMode: type } : { type })}
      {...(type === 'email' || EXACT.has(id) ? UNCORRECTED : {})}
      value={value}
      error={error}
      autoComplete="off"
      // What is typed takes the place of a sample.
      onFocus={(event) => isSample(form, id, value) && event.target.select()}
      onChange={(event) => onChange(event.target.value)}
      onPaste={(event) => {
        if (onTaken(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      onBlur={(event) => {
        onTaken(event.target.value)
        onLeft()
      }}
    />
  )
}
