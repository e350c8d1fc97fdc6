import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { SelectField, TextField } from '#ui/fields/field'
import { LONGEST_LINE } from '#ui/fields/longest-line'
import { TextAreaField } from '#ui/fields/text-area-field'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import styles from '../../page.module.css'
import { useQr } from '../../state'
import {
  checkForm,
  fieldsOf,
  PARTIAL_TIME,
  readPair,
  typeOf,
  type FormField,
  type FormId,
  type FormValues,
} from './domain/forms'
import { EXACT, formText } from './domain/form-text'
import { PART, useForm } from './state'
import * as texts from './texts.en'
import formStyles from './view.module.css'

interface EntryProps {
  field: FormField
  value: string
  error: string | undefined
  onChange: (value: string) => void
  /** What was pasted, or left in the field; true: it has been taken apart. */
  onTaken: (text: string) => boolean
}

function Entry({ field, value, error, onChange, onTaken }: EntryProps) {
  const { id, type = 'text', options } = field
  const label = texts.LABELS[id] ?? id
  if (type === 'lines') {
    return (
      <TextAreaField
        label={label}
        name={id}
        rows={3}
        maxLength={LONGEST_LINE}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  if (options) {
    const named = options.map((option) => ({
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
      onChange={(event) => onChange(event.target.value)}
      onPaste={(event) => {
        if (onTaken(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      onBlur={(event) => onTaken(event.target.value)}
    />
  )
}

/** Times that are not filled in completely: the browser gives no value of them, nor a change. */
function partialTimes(form: HTMLFormElement): FormValues {
  const inputs = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput)
  return Object.fromEntries(inputs.map(({ name }) => [name, PARTIAL_TIME]))
}

function useFilling() {
  const { form, values, choose: chooseForm, enter, enterAll, read } = useForm()
  const [partial, setPartial] = useState<FormValues>({})
  // Counts how often the form was wrong when it was sent; from then on its faults follow the typing.
  const [refused, setRefused] = useState(0)
  const faults = refused > 0 ? checkForm(form, { ...values, ...partial }) : {}
  const applyTemplate = useQr((s) => s.applyTemplate)
  const show = useQr((s) => s.show)
  const element = useRef<HTMLFormElement>(null)
  // Asked for from elsewhere, it begins with the text that is there.
  const asked = useQr((s) => (s.unfolded?.part === PART ? s.unfolded : null))
  useEffect(() => {
    if (!asked) return
    const kind = texts.KINDS.find(({ value }) => value === asked.hint)?.value
    if (kind) chooseForm(kind)
    else read(useQr.getState().settings.text)
    element.current?.querySelector('select')?.focus()
  }, [asked, read, chooseForm])
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
    if (!isRight) return
    applyTemplate(formText(form, values))
    show()
  }
  function choose(next: FormId) {
    chooseForm(next)
    setRefused(0)
  }
  function change(field: string, value: string) {
    enter(field, value)
    setPartial({})
  }
  /** A pair of a map goes into both fields; whether it was one. */
  function takePair(field: string, text: string): boolean {
    const pair = field === 'latitude' || field === 'longitude' ? readPair(text) : null
    if (pair) enterAll(pair)
    return pair !== null
  }
  return { form, values, faults, element, choose, change, takePair, fillIn }
}

/** Writes what is entered into the text, in the form that phones know. */
export default function FormFields() {
  const { form, values, faults, element, choose, change, takePair, fillIn } = useFilling()
  return (
    <form ref={element} noValidate onSubmit={fillIn}>
      <Stack>
        <SelectField label={texts.KIND} value={form} options={texts.KINDS} onChange={choose} />
        <div
          className={form === 'event' ? formStyles.times : styles.fields}
          data-days={values['days']}
        >
          {fieldsOf(form, values).map((field) => {
            const fault = faults[field.id]
            return (
              <Entry
                key={`${form} ${field.id}`}
                field={{ ...field, type: typeOf(field, values) }}
                value={values[field.id] ?? ''}
                error={fault && texts.faultText(field.id, fault)}
                onChange={(value) => change(field.id, value)}
                onTaken={(text) => takePair(field.id, text)}
              />
            )
          })}
        </div>
        {form === 'event' && (
          <Note>{values['days'] ? texts.WHOLE_DAYS : texts.ZONE_NOTES[values['zone'] ?? '']}</Note>
        )}
        <ButtonRow>
          <Button type="submit">{texts.FILL_IN}</Button>
        </ButtonRow>
      </Stack>
    </form>
  )
}
