import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { SelectField, TextField } from '#ui/fields/field'
import { LONGEST_LINE } from '#ui/fields/longest-line'
import { TextAreaField } from '#ui/fields/text-area-field'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import {
  checkForm,
  FORM_FIELDS,
  PARTIAL_TIME,
  type FormField,
  type FormId,
  type FormValues,
} from './domain/forms'
import { EXACT, formText } from './domain/form-text'
import styles from '../../page.module.css'
import formStyles from './view.module.css'
import { useQr } from '../../state'
import { useForm } from './state'

const KINDS: readonly { value: FormId; text: string }[] = [
  { value: 'wifi', text: 'Wi-Fi network' },
  { value: 'contact', text: 'Contact' },
  { value: 'email', text: 'Email' },
  { value: 'sms', text: 'SMS' },
  { value: 'phone', text: 'Phone number' },
  { value: 'event', text: 'Calendar event' },
  { value: 'location', text: 'Location' },
]

interface EntryProps {
  field: FormField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Entry({ field, value, error, onChange }: EntryProps) {
  const { label, type = 'text', options } = field
  if (type === 'lines') {
    return (
      <TextAreaField
        label={label}
        name={field.id}
        rows={3}
        maxLength={LONGEST_LINE}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  if (options) {
    return <SelectField label={label} value={value} options={options} onChange={onChange} />
  }
  return (
    <TextField
      label={label}
      name={field.id}
      // An input for emails would give letters beyond ASCII as punycode.
      {...(type === 'email' ? { inputMode: type } : { type })}
      {...(type === 'email' || EXACT.has(field.id) ? UNCORRECTED : {})}
      value={value}
      error={error}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Times that are not filled in completely: the browser gives no value of them, nor a change. */
function partialTimes(form: HTMLFormElement): FormValues {
  const inputs = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput)
  return Object.fromEntries(inputs.map(({ name }) => [name, PARTIAL_TIME]))
}

function useFilling() {
  const { form, values, choose: chooseForm, enter } = useForm()
  const [partial, setPartial] = useState<FormValues>({})
  // Counts how often the form was wrong when it was sent; from then on its faults follow the typing.
  const [refused, setRefused] = useState(0)
  const faults = refused > 0 ? checkForm(form, { ...values, ...partial }) : {}
  const applyTemplate = useQr((s) => s.applyTemplate)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])

  function fillIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const times = partialTimes(event.currentTarget)
    const isRight = Object.keys(checkForm(form, { ...values, ...times })).length === 0
    setPartial(times)
    setRefused(isRight ? 0 : refused + 1)
    if (isRight) applyTemplate(formText(form, values))
  }
  function choose(next: FormId) {
    chooseForm(next)
    setRefused(0)
  }
  function change(field: string, value: string) {
    enter(field, value)
    setPartial({})
  }
  return { form, values, faults, element, choose, change, fillIn }
}

/** Writes what is entered into the text, in the form that phones know. */
export default function FormFields() {
  const { form, values, faults, element, choose, change, fillIn } = useFilling()
  return (
    <form ref={element} noValidate onSubmit={fillIn}>
      <Stack>
        <SelectField label="Kind of code" value={form} options={KINDS} onChange={choose} />
        <div className={form === 'event' ? formStyles.times : styles.fields}>
          {FORM_FIELDS[form].map((field) => (
            <Entry
              key={`${form} ${field.id}`}
              field={field}
              value={values[field.id] ?? ''}
              error={faults[field.id]}
              onChange={(value) => change(field.id, value)}
            />
          ))}
        </div>
        {form === 'event' && <Note>The times are local wherever the code is scanned.</Note>}
        <ButtonRow>
          <Button type="submit">Fill in the text</Button>
        </ButtonRow>
      </Stack>
    </form>
  )
}
