import { evenMarks } from '#lib/scale'
import { Readout } from '#ui/readout/readout'
import { Ticks } from '#ui/readout/ticks'
import { useFitted } from '#ui/readout/use-fitted'
import { digitsUsed, displayText, expressionText, hasMemory, type Note } from '../domain/calculator'
import { formatNumber } from '../domain/format-number'
import styles from './display.module.css'
import { useCalculator } from '../state'

const NOTES: Record<Extract<Note, string>, string> = {
  'division-by-zero': 'Division by zero: the result is shown as 0',
  undefined: 'Not defined. Press a digit to start again.',
  'too-large': 'Too large. Press a digit to start again.',
  'too-small': 'Too small: shown as 0',
  'out-of-range': 'Too long for the keypad: use the expression line',
  'not-pasted': 'Not pasted: no number that fits',
  'not-loaded': 'Not pasted: could not be loaded',
  'in-degrees': 'Angles in degrees',
}

export const noteText = (note: Note): string =>
  typeof note === 'string' ? NOTES[note] : `Read as ${note.readAs}`

function MemoryMark() {
  const memory = useCalculator((s) =>
    hasMemory(s.calculator) ? formatNumber(s.calculator.memory) : null,
  )
  return (
    memory && (
      <p className={styles.memory} title={`Memory: ${memory}`}>
        <span aria-hidden="true">M</span>
        <span className="visually-hidden">Memory holds {memory}</span>
      </p>
    )
  )
}

/** The note, announced; else how this calculator works. Both have the same place. */
function Notes() {
  const note = useCalculator(({ calculator }) => calculator.note && noteText(calculator.note))
  const scientific = useCalculator((s) => s.mode === 'scientific')
  const angle = useCalculator((s) => s.calculator.angle)
  return (
    <div className={styles.notes}>
      <p aria-live="polite" className={styles.note}>
        {note}
      </p>
      {!note && <p>{scientific ? `Left to right, angles in ${angle}` : 'Works left to right'}</p>}
    </div>
  )
}

function ShownNumber() {
  const text = useCalculator((s) => displayText(s.calculator))
  const ref = useFitted<HTMLSpanElement>(text)
  const isError = useCalculator((s) => s.calculator.display.kind === 'error')
  return (
    <output className={styles.number} aria-live="polite" aria-label="Display">
      <span ref={ref} className={isError ? undefined : 'numerals'}>
        {text}
      </span>
    </output>
  )
}

function Expression() {
  const text = useCalculator((s) => expressionText(s.calculator))
  const ref = useFitted<HTMLParagraphElement>(text)
  return (
    <p ref={ref} className={styles.expression}>
      {text}
    </p>
  )
}

/** Five steps a digit. */
const MARKS = evenMarks(75, 5)

function DigitScale() {
  const digits = useCalculator((s) => digitsUsed(s.calculator))
  return <Ticks marks={MARKS} length={75} value={digits && digits * 5} />
}

export function Display() {
  return (
    <Readout className={styles.display} ticks={<DigitScale />}>
      <MemoryMark />
      <Expression />
      <ShownNumber />
      <Notes />
    </Readout>
  )
}
