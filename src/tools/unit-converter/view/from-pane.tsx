import { useId, useState } from 'react'
import { Button } from '#ui/buttons/button'
import { NumberField } from '#ui/readout/number-field'
import { Pane } from '#ui/readout/pane'
import { useRested } from '#ui/feedback/use-rested'
import { BELOW_ABSOLUTE_ZERO, isBelowAbsoluteZero } from '../domain/convert'
import type { ValueError } from '../domain/read-value'
import { useChosenUnits, useTypedValue, useUnits } from '../state'
import { UnitSelect } from './unit-select'

const ERROR_TEXTS: Record<Exclude<ValueError['code'], 'other-category'>, string | undefined> = {
  empty: undefined,
  'not-a-number': 'Enter a number, such as 1234.5',
  'with-unit': 'Not a number or a known unit',
  'too-large': 'Enter a number below 1.8e308',
  'not-positive': 'Enter a number above 0',
}

/** The keypads of phones have no minus. */
function ChangeSign() {
  const changeSign = useUnits((s) => s.changeSign)
  return (
    <Button
      variant="glass"
      aria-label="Change sign"
      // The field keeps the focus, and a phone its keypad.
      onMouseDown={(event) => event.preventDefault()}
      onClick={changeSign}
    >
      ±
    </Button>
  )
}

const errorText = (error: ValueError) =>
  error.code === 'other-category'
    ? `Choose the category ${error.category}`
    : ERROR_TEXTS[error.code]

/**
 * What is wrong with the text once its typing rests; a text that stays wrong stays marked, and one that was right in
 * between is typed anew.
 */
function useJudged(error: string | undefined): string | undefined {
  const text = useUnits((s) => s.text)
  const isRested = useRested(text) === text
  const [shown, setShown] = useState(error)
  const judged = error && (isRested ? error : shown)
  if (judged !== shown) setShown(judged)
  return judged
}

/** How the typed text was read and what is odd about it, or why it was not read. */
function useNote(): { text: string | undefined; isError: boolean } {
  const read = useTypedValue()
  const { category, from } = useChosenUnits()
  const error = useJudged(read.ok ? undefined : errorText(read.error))
  if (error) return { text: error, isError: true }
  if (!read.ok) return { text: undefined, isError: false }
  const { exact, readAs } = read.value
  const notes = [
    ...(readAs === null ? [] : [`Read as ${readAs}`]),
    ...(isBelowAbsoluteZero(exact, from, category) ? [BELOW_ABSOLUTE_ZERO] : []),
  ]
  return { text: notes.join('. ') || undefined, isError: false }
}

export function FromPane() {
  const id = useId()
  const isSigned = useUnits((s) => s.category.id === 'temperature')
  const value = useUnits((s) => s.text)
  const type = useUnits((s) => s.type)
  const keep = useUnits((s) => s.keep)
  const leaveField = useUnits((s) => s.leaveField)
  const { text, isError } = useNote()
  const noteId = text && `${id}-note`
  return (
    <Pane
      noted
      moreForUnit={isSigned}
      caption={
        <>
          <label htmlFor={id}>From</label>
          {text && (
            <span id={noteId} role={isError ? 'alert' : undefined}>
              {text}
            </span>
          )}
        </>
      }
      number={
        <NumberField
          id={id}
          value={value}
          noteId={noteId}
          isInvalid={isError}
          onChange={(event) => type(event.target.value)}
          onBlur={leaveField}
          onEnter={keep}
        />
      }
      unit={
        <>
          {isSigned && <ChangeSign />}
          <UnitSelect side="from" />
        </>
      }
    />
  )
}
