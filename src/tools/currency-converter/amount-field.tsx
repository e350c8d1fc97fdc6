import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../ui/field'
import { editAmount } from './domain/amount'
import styles from './page.module.css'
import { useCurrency } from './store'

const decimalMark = () =>
  new Intl.NumberFormat().formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/** The one key that an input event is about, if it is one. */
const typedKey = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'insertText' ? event.data : null

/** Writes a text into the field without sending the caret to its end. */
function put(input: HTMLInputElement, text: string, caret: number) {
  input.value = text
  input.setSelectionRange(caret, caret)
}

export function AmountField() {
  const amount = useCurrency((s) => s.amount)
  const typeAmount = useCurrency((s) => s.typeAmount)
  const leaveAmount = useCurrency((s) => s.leaveAmount)
  const keep = useCurrency((s) => s.keep)
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function edit(input: HTMLInputElement, typed: string | null) {
    const next = editAmount(input.value, typed, decimalMark())
    const caret = input.selectionStart ?? input.value.length
    setRefused(next === null)
    if (next === null) {
      const added = Math.max(0, input.value.length - amount.length)
      return put(input, amount, Math.max(0, caret - added))
    }
    if (next !== input.value) put(input, next, caret)
    typeAmount(next)
  }

  // Before hydration a visitor may have typed already.
  useEffect(() => {
    if (field.current && field.current.value !== amount) edit(field.current, null)
    // eslint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- once, on mount
  }, [])

  return (
    <TextField
      ref={field}
      label="Amount"
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      value={amount}
      hint={
        <span role="status" className={refused ? styles.refused : undefined}>
          {refused ? 'Only digits and one decimal point' : 'Digits and one decimal point'}
        </span>
      }
      onChange={(event) => edit(event.target, typedKey(event.nativeEvent))}
      onBlur={() => {
        setRefused(false)
        leaveAmount()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep()
      }}
    />
  )
}
