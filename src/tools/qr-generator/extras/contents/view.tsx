import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { readPair } from '#lib/degrees'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { SelectField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import styles from '../../page.module.css'
import { useQr } from '../../state'
import { RESULT_ID } from '../../view/result'
import {
  checkForm,
  fieldsOf,
  PARTIAL_TIME,
  typeOf,
  type FormId,
  type FormValues,
} from './domain/forms'
import { formText, isByNewerRules } from './domain/form-text'
import { formOf, restOf } from './domain/form-values'
import { Entry } from './entry'
import { useForm } from './state'
import * as texts from './texts.en'
import formStyles from './view.module.css'

/** Times that are not filled in completely: the browser gives no value of them, nor a change. */
function partialTimes(form: HTMLFormElement): FormValues {
  const inputs = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput)
  return Object.fromEntries(inputs.map(({ name }) => [name, PARTIAL_TIME]))
}

/** Shows the form that was asked for, with what the text has of it; the focus is where the next step is. */
function useQuery(element: RefObject<HTMLFormElement | null>) {
  const query = useQr((s) => s.form)
  const openForm = useQr((s) => s.openForm)
  const shown = useForm((s) => s.form)
  const choose = useForm((s) => s.choose)
  const read = useForm((s) => s.read)
  useEffect(() => {
    if (!query) return
    const show = (control: string) => {
      element.current?.scrollIntoView({ block: 'nearest' })
      element.current?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
    }
    const { kind, isRequested } = query
    const { text } = useQr.getState().settings
    const form = texts.KINDS.find(({ value }) => value === kind)?.value
    if (!form) {
      if (isRequested) show('select')
      return openForm(formOf(text)?.form ?? shown, false)
    }
    choose(form)
    read(text, form)
    // Its fields come with the next render.
    if (isRequested && form === shown) show('input, textarea')
  }, [query, shown, choose, read, openForm, element])
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
  /** Shows what is wrong, and returns whether nothing is. */
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
  const element = useRef<HTMLFormElement>(null)
  useQuery(element)
  useEffect(() => {
    if (refused === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])

  function finish(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!check(partialTimes(event.currentTarget))) return refuse()
    fillIn(formText(form, values))
    document.getElementById(RESULT_ID)?.scrollIntoView({ block: 'nearest' })
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

/** Names what no field shows: of a card in words, else as it stands in the text. */
export function keptText(form: FormId, rest: readonly string[]): string {
  const named =
    form === 'contact' ? rest.map((name) => texts.FURTHER[name] ?? texts.OTHER_DETAILS) : rest
  return texts.kept([...new Set(named)].join(', '))
}

/** What the text has beside the fields, or that it is another one, which an entry would replace. */
function OtherText({ form, values }: { form: FormId; values: FormValues }) {
  const text = useQr((s) => s.settings.text)
  const written = useForm((s) => s.written)
  if (text.trim() !== '' && text !== written && formOf(text)?.form !== form) {
    return <Note>{texts.REPLACES}</Note>
  }
  const rest = restOf(form, values)
  if (rest.length === 0) return null
  return <Note>{keptText(form, rest)}</Note>
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
                form={form}
                field={{ ...field, type: typeOf(field, values) }}
                value={values[field.id] ?? ''}
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
        {form === 'event' && !values['days'] && isByNewerRules(values) && (
          <Note>{texts.NEWER_RULES}</Note>
        )}
        {form === 'location' && !values['map'] && <Note>{texts.GEO}</Note>}
        <OtherText form={form} values={values} />
        <ButtonRow>
          <Button type="submit">{texts.SHOW}</Button>
        </ButtonRow>
      </Stack>
    </form>
  )
}
