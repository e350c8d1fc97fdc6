import { useEffect, useRef, type ClipboardEvent } from 'react'
import { TextField } from '../../../ui/field'
import type { AmountNote, AmountProblem } from '../domain/amount-field'
import styles from './parts.module.css'
import { useCurrency } from '../store'

const PROBLEMS: Record<AmountProblem, string> = {
  'unclear-marks': 'Use one point for decimals, and no commas.',
  'not-a-number': 'The pasted text is not a number.',
}

function noteText(note: AmountNote | null): string {
  if (!note) return 'Digits and one decimal point'
  return note.code === 'refused' ? 'Only digits and one decimal point' : `Read as ${note.text}`
}

function Hint() {
  const note = useCurrency((s) => s.amountNote)
  return (
    <span role="status" className={note?.code === 'refused' ? styles.refused : undefined}>
      {noteText(note)}
    </span>
  )
}

/** Goes through the field as typing does, so that the browser can undo it. */
function insert(digits: string) {
  // The only way to insert into a field that undo knows; the HTML standard still has it.
  // eslint-disable-next-line typescript/no-deprecated -- without a replacement
  document.execCommand('insertText', false, digits)
}

export function AmountField() {
  const amount = useCurrency((s) => s.amount)
  const problem = useCurrency((s) => s.amountProblem)
  const typeAmount = useCurrency((s) => s.typeAmount)
  const pasteAmount = useCurrency((s) => s.pasteAmount)
  const leaveField = useCurrency((s) => s.leaveField)
  const keep = useCurrency((s) => s.keep)
  const field = useRef<HTMLInputElement>(null)

  /** Writes what was taken into the field, with the caret where it was. */
  function edit(input: HTMLInputElement) {
    const typed = input.value
    const caret = input.selectionStart ?? typed.length
    const taken = typeAmount(typed)
    if (taken === typed) return
    const at = Math.max(0, caret - Math.max(0, typed.length - taken.length))
    input.value = taken
    input.setSelectionRange(at, at)
  }
  function paste(event: ClipboardEvent) {
    event.preventDefault()
    pasteAmount(event.clipboardData.getData('text'), insert)
  }

  // Before hydration a visitor may have typed already.
  useEffect(() => {
    const input = field.current
    if (!input || input.value === amount) return
    pasteAmount(input.value, (digits) => void (input.value = digits))
    edit(input)
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
      hint={problem ? undefined : <Hint />}
      error={problem ? PROBLEMS[problem] : undefined}
      onChange={(event) => edit(event.target)}
      onPaste={paste}
      onBlur={leaveField}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep()
      }}
    />
  )
}
