import { useId, type ChangeEvent, type ClipboardEvent, type ComponentProps } from 'react'
import { figure } from '#lib/writing.en'
import { useComposed } from '#ui/fields/use-composed'
import { NumberField } from '#ui/readout/number-field'
import { Pane } from '#ui/readout/pane'
import { FIRST_AMOUNT } from '../domain/amount'
import type { AmountNote as Note } from '../domain/amount-field'
import { money } from '../money.en'
import { useCurrency } from '../state'
import * as texts from '../texts.en'
import { CurrencyChoice, type WithSearch } from './currency-select'
import styles from './result.module.css'
import { useIsZero, usePair } from './use-conversion'

const NOTE_ID = 'amount-note'

function noteText({ number, currency }: Note): string {
  const code = currency?.toUpperCase()
  if (number === null) return code === undefined ? '' : texts.fromIsNow(code)
  return texts.readAs(code === undefined ? figure(number) : money(number, code))
}

/** What is wrong with the amount or how it was read, or what it has to be; that is shown where something was refused. */
export function AmountNote() {
  const note = useCurrency((s) => s.amountNote)
  const problem = useCurrency((s) => s.amountProblem)
  const failedPastes = useCurrency((s) => s.failedPastes)
  if (problem) {
    return (
      <p key={failedPastes} id={NOTE_ID} role="alert" className={styles.note}>
        {texts.AMOUNT_PROBLEMS[problem]}
      </p>
    )
  }
  return (
    <p id={NOTE_ID} role="status" className={note ? styles.note : 'visually-hidden'}>
      {note ? noteText(note) : texts.AMOUNT_HINT}
    </p>
  )
}

/** Goes through the field as typing does, so that the browser can undo it. */
function insert(digits: string) {
  // The only way to insert into a field that undo reverts; the HTML standard still has it.
  // eslint-disable-next-line typescript/no-deprecated -- without a replacement
  document.execCommand('insertText', false, digits)
}

/** Writes what was taken into the field; what was selected stays so where nothing was, else the caret stays. */
function edit(
  { target: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
  take: (text: string, from: number) => string,
) {
  const typed = input.value
  const caret = input.selectionStart ?? typed.length
  const inserted = nativeEvent instanceof InputEvent ? (nativeEvent.data ?? '') : ''
  const from = caret - inserted.length
  const taken = take(typed, from)
  if (taken === typed) return
  input.value = taken
  const end = Math.max(0, caret - Math.max(0, typed.length - taken.length))
  const isRefused = taken === before && inserted !== ''
  const selected = before.length + inserted.length - typed.length
  if (isRefused) input.setSelectionRange(from, from + selected)
  else input.setSelectionRange(end, end)
}

function AmountField(described: Pick<ComponentProps<typeof NumberField>, 'id' | 'noteId'>) {
  const hasProblem = useCurrency((s) => s.amountProblem !== null)
  const isZero = useIsZero()
  const amount = useCurrency((s) => figure(s.amount))
  const typeAmount = useCurrency((s) => s.typeAmount)
  const composeAmount = useCurrency((s) => s.composeAmount)
  const pasteAmount = useCurrency((s) => s.pasteAmount)
  const prepareAmount = useCurrency((s) => s.prepareAmount)
  const leaveField = useCurrency((s) => s.leaveField)
  const record = useCurrency((s) => s.record)

  const { composed, keepsComposed, compositionEvents } = useComposed((input) => {
    const behindCaret = input.value.length - (input.selectionEnd ?? 0)
    input.value = composeAmount(input.value, true)
    const caret = Math.max(0, input.value.length - behindCaret)
    input.setSelectionRange(caret, caret)
  })
  function change(event: ChangeEvent<HTMLInputElement>) {
    if (keepsComposed(event)) composeAmount(event.target.value)
    else edit(event, amount, typeAmount)
  }
  function paste(event: ClipboardEvent) {
    event.preventDefault()
    void pasteAmount(event.clipboardData.getData('text'), insert)
  }

  return (
    <NumberField
      {...described}
      isInvalid={hasProblem || isZero}
      value={composed ?? amount}
      onChange={change}
      {...compositionEvents}
      onPaste={paste}
      onFocus={(event) => {
        // What one types takes its place: behind it 250 would be 1250.
        if (amount === FIRST_AMOUNT) event.target.select()
        void prepareAmount()
      }}
      onBlur={leaveField}
      onEnter={record}
    />
  )
}

export function AmountPane({ Search }: WithSearch) {
  const id = useId()
  const { from, to } = usePair()
  return (
    <Pane
      of={`${from} ${to}`}
      caption={<label htmlFor={id}>{texts.AMOUNT}</label>}
      number={<AmountField id={id} noteId={NOTE_ID} />}
      unit={<CurrencyChoice side="from" Search={Search} />}
    />
  )
}
