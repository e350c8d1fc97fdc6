import { memo } from 'react'
import { evenMarks } from '#lib/scale'
import { Readout } from '#ui/readout/readout'
import { Ticks } from '#ui/readout/ticks'
import { useFitted } from '#ui/readout/use-fitted'
import { digitsUsed, displayText, expressionText, hasMemory } from '../domain/calculator'
import { formatNumber } from '../domain/notation'
import { useCalculator } from '../state'
import * as texts from '../texts.en'
import styles from './display.module.css'

function MemoryMark() {
  const memory = useCalculator((s) =>
    hasMemory(s.calculator) ? formatNumber(s.calculator.memory) : null,
  )
  return (
    memory && (
      <p className={styles.memory} title={texts.memoryIs(memory)}>
        <span aria-hidden="true">{texts.MEMORY_MARK}</span>
        <span className="visually-hidden">{texts.memoryHolds(memory)}</span>
      </p>
    )
  )
}

/** The note, announced; else how this calculator works. Both have the same place. */
function Notes() {
  const note = useCalculator(({ calculator }) => calculator.note && texts.noteText(calculator.note))
  const scientific = useCalculator((s) => s.mode === 'scientific')
  const angle = useCalculator((s) => s.calculator.angle)
  return (
    <div className={styles.notes}>
      <p aria-live="polite" className={styles.note}>
        {note}
      </p>
      {!note && <p>{scientific ? texts.LEFT_TO_RIGHT_WITH_ANGLES[angle] : texts.LEFT_TO_RIGHT}</p>}
    </div>
  )
}

function ShownNumber() {
  const number = useCalculator((s) => displayText(s.calculator))
  const text = number ?? texts.ERROR
  const ref = useFitted<HTMLSpanElement>(text)
  return (
    <output
      className={styles.number}
      translate="no"
      aria-live="polite"
      aria-label={texts.DISPLAY_LABEL}
    >
      <span ref={ref} className={number === null ? undefined : 'numerals'}>
        {text}
      </span>
    </output>
  )
}

function Expression() {
  const text = useCalculator((s) => expressionText(s.calculator))
  const ref = useFitted<HTMLParagraphElement>(text)
  return (
    <p ref={ref} className={styles.expression} translate="no">
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

export const Display = memo(function Display() {
  return (
    <Readout tint="calculator" className={styles.display} ticks={<DigitScale />}>
      <MemoryMark />
      <Expression />
      <ShownNumber />
      <Notes />
    </Readout>
  )
})
