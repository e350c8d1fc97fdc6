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

/** Such a text never becomes a number, however it goes on; any other may. */
const BEGINS_WITH_LETTER = /^\s*\p{L}/u

/**
 * What is wrong with the text once its typing rests, or at once where no number begins so; a text that stays wrong
 * stays marked, and one that was right in between is typed anew.
 */
function useJudged(error: string | undefined): string | undefined {
  const text = useUnits((s) => s.text)
  const isRested = useRested(text) === text || BEGINS_WITH_LETTER.test(text)
  const [shown, setShown] = useState(error)
  const judged = error && (isRested ? error : shown)
  if (judged !== shown) setShown(judged)
  return judged
}

/** The id of the note on the field. */
export const NOTE_ID = `${FROM_FIELD}-note`

interface FieldNote {
  text: string | undefined
  isError: boolean
}

/** A remark on a value that is below absolute zero, with that. */
export const withTooCold = (note: string | null | undefined): string =>
  note ? texts.bothNotes(note, texts.BELOW_ABSOLUTE_ZERO) : texts.BELOW_ABSOLUTE_ZERO

/** How the typed text was read and what is odd about it, or why it was not read. */
export function useNote(state: UnitsState): FieldNote {
  const read = typedValue(state)
  const error = useJudged(read.ok ? undefined : texts.valueError(read.error))
  if (error) return { text: error, isError: true }
  if (!read.ok) return { text: undefined, isError: false }
  const { exact, readAs } = read.value
  const isTooCold = isBelowAbsoluteZero(exact, state.from, state.category)
  const reading = readAs === null ? undefined : texts.readAs(readAs)
  return { text: isTooCold ? withTooCold(reading) : reading, isError: false }
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

interface Props {
  /** What follows from the text: of a moment ago while a key is being painted. */
  state: UnitsState
  note: FieldNote
}

export function FromPane({ state: { from, to }, note }: Props) {
  const isSigned = useUnits((s) => s.category.id === 'temperature')
  const value = useUnits((s) => s.text)
  const type = useUnits((s) => s.type)
  const record = useUnits((s) => s.record)
  const leaveField = useUnits((s) => s.leaveField)
  const keyboard = useKeyboard()
  return (
    <Pane
      isUnitFitted
      of={`${from.key} ${to.key}`}
      caption={<label htmlFor={FROM_FIELD}>{texts.FROM}</label>}
      number={
        <NumberField
          id={FROM_FIELD}
          value={value}
          noteId={note.text && NOTE_ID}
          isInvalid={note.isError}
          inputMode={keyboard.isText ? 'text' : 'decimal'}
          onChange={(event) => type(event.target.value)}
          onBlur={leaveField}
          onEnter={record}
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
