import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
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
import { TEMPLATES } from '../../texts.en'
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
import { formOf } from './domain/form-values'
import { useForm } from './state'
import * as texts from './texts.en'
import formStyles from './view.module.css'

/** What the templates fill the forms with, as forms and their values. */
const SAMPLES = Object.values(TEMPLATES).flatMap(({ text }) => formOf(text) ?? [])

const isSample = (form: FormId, field: string, value: string) =>
  SAMPLES.some((sample) => sample.form === form && sample.values[field] === value)

interface EntryProps {
  field: FormField
  value: string
  /** It is a sample's: what is typed takes its place. */
  isOfSample: boolean
  error: string | undefined
  onChange: (value: string) => void
  /** What was pasted, or left in the field; true: it has been taken apart. */
  onTaken: (text: string) => boolean
  onLeft: () => void
}

function Entry({ field, value, isOfSample, error, onChange, onTaken, onLeft }: EntryProps) {
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
      onFocus={(event) => isOfSample && event.target.select()}
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

/** Times that are not filled in completely: the browser gives no value of them, nor a change. */
function partialTimes(form: HTMLFormElement): FormValues {
  const inputs = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput)
  return Object.fromEntries(inputs.map(({ name }) => [name, PARTIAL_TIME]))
}

/** Shows the form that was asked for, with what the text has of it; the focus is where the next step is. */
function useAsked(element: RefObject<HTMLFormElement | null>) {
  const asked = useQr((s) => s.form)
  const openForm = useQr((s) => s.openForm)
  const shown = useForm((s) => s.form)
  const choose = useForm((s) => s.choose)
  const read = useForm((s) => s.read)
  useEffect(() => {
    if (!asked) return
    const show = (control: string) => {
      element.current?.scrollIntoView({ block: 'nearest' })
      element.current?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
    }
    const { kind, isAsked } = asked
    const { text } = useQr.getState().settings
    const form = texts.KINDS.find(({ value }) => value === kind)?.value
    if (!form) {
      if (isAsked) show('select')
      return openForm(formOf(text)?.form ?? shown, false)
    }
    choose(form)
    read(text, form)
    // Its fields come with the next render.
    if (isAsked && form === shown) show('input, textarea')
  }, [asked, shown, choose, read, openForm, element])
}

/**
 * Faults show of what was changed and left, and of all once the form was sent. Where they outdate a code they are its
 * reason: all show but that of the field being changed.
 */
function useFaults(form: FormId, values: FormValues) {
  const [partial, setPartial] = useState<FormValues>({})
  /** How often the form was wrong when it was sent. */
  const [refused, setRefused] = useState(0)
  const [changed, setChanged] = useState<Readonly<Record<string, 'changed' | 'left'>>>({})
  const isOutdating = useQr((s) => s.image !== null && s.isFormWrong)
  const all = checkForm(form, { ...values, ...partial })
  const faults = Object.fromEntries(
    Object.entries(all).filter(
      ([field]) => refused > 0 || changed[field] === 'left' || (isOutdating && !changed[field]),
    ),
  )
  function markChanged(field: string) {
    setPartial({})
    setChanged({ ...changed, [field]: changed[field] ?? 'changed' })
  }
  function markLeft(field: string) {
    if (changed[field] === 'changed') setChanged({ ...changed, [field]: 'left' })
  }
  /** Whether all is right. */
  function check(times: FormValues): boolean {
    const isRight = Object.keys(checkForm(form, { ...values, ...times })).length === 0
    setPartial(times)
    setRefused(isRight ? 0 : refused + 1)
    return isRight
  }
  function forget() {
    setChanged({})
    setRefused(0)
  }
  return { faults, refused, markChanged, markLeft, check, forget }
}

function useFilling() {
  const { form, values, turnTo, enter, enterAll } = useForm()
  const { faults, refused, markChanged, markLeft, check, forget } = useFaults(form, values)
  const fillIn = useQr((s) => s.fillIn)
  const refuse = useQr((s) => s.refuseForm)
  const show = useQr((s) => s.show)
  const element = useRef<HTMLFormElement>(null)
  useAsked(element)
  useEffect(() => {
    if (refused === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])

  function finish(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!check(partialTimes(event.currentTarget))) return refuse()
    fillIn(formText(form, values))
    show()
  }
  function choose(next: FormId) {
    turnTo(next)
    forget()
  }
  function change(field: string, value: string) {
    enter(field, value)
    markChanged(field)
  }
  /** A pair of a map goes into both fields; whether it was one. */
  function takePair(field: string, text: string): boolean {
    const pair = field === 'latitude' || field === 'longitude' ? readPair(text) : null
    if (pair) enterAll(pair)
    return pair !== null
  }
  return { form, values, faults, element, choose, change, markLeft, takePair, finish }
}

/** Text and form show the same, in the form that phones read. */
export default function FormFields() {
  const { form, values, faults, element, choose, change, markLeft, takePair, finish } = useFilling()
  const close = useQr((s) => s.closeForm)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is pressed in its fields
    <form
      ref={element}
      className={formStyles.form}
      noValidate
      onSubmit={finish}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Stack>
        <div className={formStyles.head}>
          <SelectField label={texts.KIND} value={form} options={texts.KINDS} onChange={choose} />
          <Button variant="quiet" icon="x" title={texts.CLOSE} onClick={close} />
        </div>
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
                isOfSample={isSample(form, field.id, values[field.id] ?? '')}
                error={fault && texts.faultText(field.id, fault)}
                onChange={(value) => change(field.id, value)}
                onTaken={(text) => takePair(field.id, text)}
                onLeft={() => markLeft(field.id)}
              />
            )
          })}
        </div>
        {form === 'event' && (
          <Note>{values['days'] ? texts.WHOLE_DAYS : texts.ZONE_NOTES[values['zone'] ?? '']}</Note>
        )}
        <ButtonRow>
          <Button type="submit">{texts.SHOW}</Button>
        </ButtonRow>
      </Stack>
    </form>
  )
}
