import { memo } from 'react'
import { evenMarks } from '#lib/scale'
import { figures } from '#lib/figures.en'
import { CopyButton } from '#ui/buttons/copy-button'
import { ReadoutWithStrip, StripContent } from '#ui/readout/strip'
import { Ticks } from '#ui/readout/ticks'
import { useFitted } from '#ui/readout/use-fitted'
import { copyText, digitsUsed, expressionText, hasMemory, isWarning } from '../domain/calculator'
import { formatNumber } from '../domain/notation'
import { useCalculator } from '../state'
import * as texts from '../texts.en'
import styles from './display.module.css'
import { noteText, shownText } from './shown-text'

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
  const note = useCalculator((s) => s.calculator.note)
  return (
    <div className={styles.notes}>
      <p aria-live="polite" className={note && isWarning(note) ? styles.warning : styles.note}>
        {note && noteText(note)}
      </p>
      {!note && <p>{texts.LEFT_TO_RIGHT}</p>}
    </div>
  )
}

function ShownNumber() {
  const number = useCalculator((s) => shownText(s.calculator))
  const text = number ?? texts.ERROR
  const ref = useFitted<HTMLSpanElement>(text)
  return (
    <output
      className={styles.number}
      dir="ltr"
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
  const text = useCalculator((s) => figures(expressionText(s.calculator)))
  const ref = useFitted<HTMLParagraphElement>(text)
  return (
    <p ref={ref} className={styles.expression} dir="ltr" translate="no">
      {text}
    </p>
  )
}

/** @param value the number with all its digits; null where there is none */
const Copy = ({ value, compact }: { value: string | null; compact: true | 'always' }) => (
  <CopyButton
    variant="glass-primary"
    label={texts.COPY}
    name={texts.COPY_RESULT}
    compact={compact}
    disabled={value === null}
    value={value ?? ''}
  />
)

function CopyDisplay() {
  const value = useCalculator((s) => copyText(s.calculator))
  return <Copy value={value} compact />
}

/** The scale has five steps a digit. */
const MARKS = evenMarks(75, 5)

const LABELS = [0, 5, 10, 15].map((digits) => ({ at: digits * 5, text: `${digits}` }))

function DigitScale() {
  const digits = useCalculator((s) => digitsUsed(s.calculator))
  return <Ticks marks={MARKS} length={75} value={digits && digits * 5} labels={LABELS} />
}

/** The number, or what is being typed elsewhere: in one line, and not announced once more. */
function InStrip() {
  const strip = useCalculator((s) => s.strip)
  const number = useCalculator((s) => shownText(s.calculator) ?? texts.ERROR)
  const copy = useCalculator((s) => copyText(s.calculator))
  return (
    <StripContent
      value={<bdi translate="no">{strip ? strip.text : number}</bdi>}
      actions={<Copy value={strip ? strip.copy : copy} compact="always" />}
      ticks={!strip && <DigitScale />}
    />
  )
}

export const Display = memo(function Display() {
  return (
    <ReadoutWithStrip
      tint="calculator"
      className={styles.display}
      ticks={<DigitScale />}
      strip={<InStrip />}
    >
      <MemoryMark />
      <Expression />
      <ShownNumber />
      <div className={styles.copy}>
        <CopyDisplay />
      </div>
      <Notes />
    </ReadoutWithStrip>
  )
})
