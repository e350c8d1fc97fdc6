import { useEffect, useState } from 'react'
import { Button } from '#ui/buttons/button'
import { NumberField } from '#ui/readout/number-field'
import { Pane } from '#ui/readout/pane'
import { useRested } from '#ui/feedback/use-rested'
import { typedValue } from '../domain/conversion'
import { isBelowAbsoluteZero } from '../domain/convert'
import { useUnits, type UnitsState } from '../state'
import * as texts from '../texts.en'
import styles from './from-pane.module.css'
import { UnitSelect } from './unit-select'

/** The id of the field that is typed into. */
export const FROM_FIELD = 'from-value'

/** The keypads of phones have no minus. */
function ChangeSign() {
  const changeSign = useUnits((s) => s.changeSign)
  return (
    <Button
      variant="glass"
      aria-label={texts.CHANGE_SIGN}
      // The field keeps the focus, and a phone its keypad.
      onMouseDown={(event) => event.preventDefault()}
      onClick={changeSign}
    >
      ±
    </Button>
  )
}

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
function useNote(state: UnitsState): { text: string | undefined; isError: boolean } {
  const read = typedValue(state)
  const error = useJudged(read.ok ? undefined : texts.valueError(read.error))
  if (error) return { text: error, isError: true }
  if (!read.ok) return { text: undefined, isError: false }
  const { exact, readAs } = read.value
  const notes = [
    readAs !== null && texts.readAs(readAs),
    isBelowAbsoluteZero(exact, state.from, state.category) && texts.BELOW_ABSOLUTE_ZERO,
  ]
  return { text: notes.filter(Boolean).join('. ') || undefined, isError: false }
}

/** Phones have another keyboard for letters, quotes and the minus. */
function KeyboardKey({ isText, onPress }: { isText: boolean; onPress: () => void }) {
  const { key, name } = isText ? texts.NUMBERS : texts.LETTERS
  return (
    <Button
      variant="glass"
      className={styles.keyboard}
      aria-label={name}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {key}
    </Button>
  )
}

/** The keyboard of a field; another one comes up once the field gets the focus anew. */
function useKeyboard() {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    const field = changes > 0 && document.getElementById(FROM_FIELD)
    if (!field) return
    field.blur()
    field.focus()
  }, [changes])
  return { isText: changes % 2 === 1, change: () => setChanges(changes + 1) }
}

/** @param state what the notes are about: of a moment ago while a key is being painted */
export function FromPane({ state }: { state: UnitsState }) {
  const isSigned = useUnits((s) => s.category.id === 'temperature')
  const value = useUnits((s) => s.text)
  const type = useUnits((s) => s.type)
  const keep = useUnits((s) => s.keep)
  const leaveField = useUnits((s) => s.leaveField)
  const { text, isError } = useNote(state)
  const keyboard = useKeyboard()
  const found = useUnits((s) => s.found)
  useEffect(() => {
    if (found > 0) document.getElementById(FROM_FIELD)?.scrollIntoView({ block: 'center' })
  }, [found])
  const noteId = text && `${FROM_FIELD}-note`
  return (
    <Pane
      noted
      moreForUnit
      caption={
        <>
          <label htmlFor={FROM_FIELD}>{texts.FROM}</label>
          {text && (
            <span id={noteId} role={isError ? 'alert' : undefined}>
              {text}
            </span>
          )}
        </>
      }
      number={
        <NumberField
          id={FROM_FIELD}
          value={value}
          noteId={noteId}
          isInvalid={isError}
          inputMode={keyboard.isText ? 'text' : 'decimal'}
          onChange={(event) => type(event.target.value)}
          onBlur={leaveField}
          onEnter={keep}
        />
      }
      unit={
        <>
          {isSigned && <ChangeSign />}
          <KeyboardKey isText={keyboard.isText} onPress={keyboard.change} />
          <UnitSelect side="from" />
        </>
      }
    />
  )
}
