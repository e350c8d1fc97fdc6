import { Card } from '../../../ui/card'
import { FittedText } from '../../../ui/fitted-text'
import { displayText, expressionText, hasMemory, type Note } from '../domain/calculator'
import { formatNumber } from '../domain/format-number'
import styles from './display.module.css'
import { useCalculator } from '../store'

const NOTES: Record<Note, (shown: string) => string> = {
  'division-by-zero': () => 'Division by zero: the result is shown as 0',
  undefined: () => 'Not defined. Press a digit to start again.',
  'too-large': () => 'Too large. Press a digit to start again.',
  'not-pasted': () => 'Not pasted: no number that fits',
  'read-as': (shown) => `Read as ${shown}`,
}

function MemoryMark() {
  const memory = useCalculator((s) =>
    hasMemory(s.calculator) ? formatNumber(s.calculator.memory) : null,
  )
  return (
    memory && (
      <span className={styles.memory} title={`Memory: ${memory}`}>
        M
      </span>
    )
  )
}

/** The note, announced; else how this calculator works. Both have the same place. */
function Notes() {
  const note = useCalculator(({ calculator }) => {
    return calculator.note && NOTES[calculator.note](displayText(calculator))
  })
  const scientific = useCalculator((s) => s.mode === 'scientific')
  return (
    <div className={styles.notes}>
      <p aria-live="polite" className={styles.note}>
        {note}
      </p>
      {!note && <p>{scientific ? 'Left to right, angles in degrees' : 'Works left to right'}</p>}
    </div>
  )
}

export function Display() {
  const text = useCalculator((s) => displayText(s.calculator))
  const expression = useCalculator((s) => expressionText(s.calculator))
  return (
    <Card className={styles.display}>
      <div className={styles.top}>
        <MemoryMark />
        <p className={styles.expression}>
          <FittedText text={expression} />
        </p>
      </div>
      <output className={styles.number} aria-live="polite" aria-label="Display">
        <FittedText text={text} />
      </output>
      <Notes />
    </Card>
  )
}
