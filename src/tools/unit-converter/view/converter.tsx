import { useId } from 'react'
import { ONE } from '#lib/fraction'
import { logMarks, logPlace } from '#lib/scale'
import { Button } from '#ui/buttons/button'
import { useCopyAnswer } from '#ui/buttons/use-copy-answer'
import { Announce } from '#ui/feedback/announce'
import { Panes } from '#ui/readout/panes'
import { Readout } from '#ui/readout/readout'
import { Ticks } from '#ui/readout/ticks'
import { useRested } from '#ui/feedback/use-rested'
import { Icon } from '#ui/icon'
import { Note } from '#ui/layout/note'
import { numberClass, Pane } from '#ui/readout/pane'
import { useFitted } from '#ui/readout/use-fitted'
import { BELOW_ABSOLUTE_ZERO, convert, isBelowAbsoluteZero } from '../domain/convert'
import { formatIn } from '../domain/format-result'
import { wordsFor, wordsForOne } from '../domain/unit-words'
import { useChosenUnits, useConversion, useLateUnits, useTypedValue, useUnits } from '../state'
import styles from './converter.module.css'
import { FromPane } from './from-pane'
import { UnitSelect } from './unit-select'

function UnitRate() {
  const { from, to } = useChosenUnits()
  const form = useUnits((s) => s.form)
  const result = formatIn(form, convert(ONE, from, to))
  return <Note className={styles.rate}>{`1 ${wordsForOne(from)} = ${result} ${wordsFor(to)}`}</Note>
}

/** All digits of a result that hides some. The button is as wide as its place: its answer moves nothing. */
function PlainNumber({ value }: { value: string }) {
  const keep = useUnits((s) => s.keep)
  const { answer, text, turn, copy } = useCopyAnswer(value, undefined, keep)
  return (
    <>
      <Button variant="glass" className={styles.plain} onClick={copy}>
        <span className="visually-hidden">Copy Plain number </span>
        {/* Its tooltip would describe the button, which has the number in its name. */}
        <span title={value}>{text ?? value}</span>
        <Icon key={answer} name={answer === 'copied' ? 'check' : 'copy'} />
      </Button>
      <Announce text={text} turn={turn} />
    </>
  )
}

/** The converted value, to read and to select. */
function ToPane() {
  const id = useId()
  const conversion = useConversion()
  const result = conversion?.result ?? ''
  const plain = conversion?.plain ?? null
  const ref = useFitted<HTMLInputElement>(result)
  return (
    <Pane
      caption={<label htmlFor={id}>To</label>}
      number={
        <input ref={ref} id={id} className={numberClass} readOnly placeholder="–" value={result} />
      }
      unit={<UnitSelect side="to" />}
      below={plain === null ? <UnitRate /> : <PlainNumber value={plain} />}
    />
  )
}

const MARKS = logMarks()
const LENGTH = 100
const WHOLES = [2, 3, 4, 5, 6, 7, 8, 9]

/** What has changed, for screen readers; the read-only field itself is silent. */
function Announcement() {
  const conversion = useConversion()
  const { category, from, to } = useChosenUnits()
  const isEmpty = useLateUnits((s) => s.text.trim() === '')
  const read = useTypedValue()
  const isTooCold = read.ok && isBelowAbsoluteZero(read.value.exact, from, category)
  const chosen = isEmpty ? `${category.name}: ${from.name} to ${to.name}, no value` : ''
  const text = conversion
    ? `${conversion.value} ${from.name} = ${conversion.result} ${to.name}${isTooCold ? `. ${BELOW_ABSOLUTE_ZERO}` : ''}`
    : chosen
  return <Announce text={useRested(text)} />
}

/** The leading digits of the result, on a slide rule from 1 to 10. */
function SlideRule() {
  const result = Number(useConversion()?.result ?? 0)
  return (
    <>
      <svg className={styles.numerals} aria-hidden="true">
        <text y="11">1</text>
        {WHOLES.map((whole) => (
          <text key={whole} x={`${logPlace(whole).toFixed(2)}%`} y="11" textAnchor="middle">
            {whole}
          </text>
        ))}
        <text x="100%" y="11" textAnchor="end">
          10
        </text>
      </svg>
      <Ticks marks={MARKS} length={LENGTH} value={result === 0 ? null : logPlace(result)} />
    </>
  )
}

/** One sentence with two numbers: the first is typed, the second follows. */
export function Converter() {
  const swapUnits = useUnits((s) => s.swapUnits)
  return (
    <Readout className={styles.readout} aria-label="Conversion" ticks={<SlideRule />}>
      <Announcement />
      <Panes from={<FromPane />} to={<ToPane />} swapName="Swap units" onSwap={swapUnits} />
    </Readout>
  )
}
