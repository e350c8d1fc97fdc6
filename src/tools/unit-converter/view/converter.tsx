import { memo, useDeferredValue, useId } from 'react'
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
import { conversionOf, typedValue } from '../domain/conversion'
import { convert, isBelowAbsoluteZero } from '../domain/convert'
import { clockText, compoundText } from '../domain/compound'
import { copied, formatIn } from '../domain/format-result'
import { useUnits, type UnitsState } from '../state'
import * as texts from '../texts.en'
import styles from './converter.module.css'
import { FromPane } from './from-pane'
import { UnitSelect } from './unit-select'

interface Props {
  /** What a key does not wait for: it is painted before what comes of it. */
  state: UnitsState
}

function UnitRate({ state: { from, to, form } }: Props) {
  const result = formatIn(form, convert(ONE, from, to))
  return <Note className={styles.rate}>{texts.rate(from, result, to)}</Note>
}

/** All digits of a result that hides some. The button is as wide as its place: its answer moves nothing. */
function PlainNumber({ value }: { value: string }) {
  const keep = useUnits((s) => s.keep)
  const decimalComma = useUnits((s) => s.decimalComma)
  const { answer, text, turn, copy } = useCopyAnswer(copied(value, decimalComma), undefined, keep)
  return (
    <>
      <Button variant="glass" className={styles.plain} onClick={copy}>
        <span className="visually-hidden">{texts.COPY_PLAIN} </span>
        {/* Its tooltip would describe the button, which has the number in its name. */}
        <span title={value}>{text ?? value}</span>
        <Icon key={answer} name={answer === 'copied' ? 'check' : 'copy'} />
      </Button>
      <Announce text={text} turn={turn} />
    </>
  )
}

/** Units that people say in parts: a height, a weight, a time. */
const IN_PARTS = ['ft', 'lb', 'st', 'h']

/** `5 ft 10.08 in`; null where the unit has no parts, or the result none of them. */
function partsOf(state: UnitsState): string | null {
  const { category, from, to } = state
  const read = typedValue(state)
  if (!read.ok || !IN_PARTS.includes(to.key)) return null
  return compoundText(convert(read.value.exact, from, to), to, category)
}

function Below({ state }: Props) {
  const plain = conversionOf(state)?.plain ?? null
  const parts = partsOf(state)
  if (plain === null && parts === null) return <UnitRate state={state} />
  return (
    <>
      {plain !== null && <PlainNumber value={plain} />}
      {parts !== null && (
        <Note className={styles.parts}>{texts.inParts(parts, clockText(parts))}</Note>
      )}
    </>
  )
}

/** The converted value, to read and to select. */
const ToPane = memo(function ToPane({ state }: Props) {
  const id = useId()
  const conversion = conversionOf(state)
  const result = conversion?.result ?? ''
  const ref = useFitted<HTMLInputElement>(result)
  return (
    <Pane
      caption={<label htmlFor={id}>{texts.TO}</label>}
      number={
        <input ref={ref} id={id} className={numberClass} readOnly placeholder="–" value={result} />
      }
      unit={<UnitSelect side="to" />}
      below={<Below state={state} />}
    />
  )
})

const MARKS = logMarks()
const LENGTH = 100
const WHOLES = [2, 3, 4, 5, 6, 7, 8, 9]

/** What has changed, for screen readers; the read-only field itself is silent. */
const Announcement = memo(function Announcement({ state }: Props) {
  const { category, from, to } = state
  const conversion = conversionOf(state)
  const read = typedValue(state)
  const sentences = [
    conversion && texts.converted(conversion.value, from, conversion.result, to),
    read.ok && isBelowAbsoluteZero(read.value.exact, from, category) && texts.BELOW_ABSOLUTE_ZERO,
    state.text.trim() === '' && texts.noValue(category, from, to),
  ]
  return <Announce text={useRested(sentences.filter(Boolean).join('. '))} />
})

/** The leading digits of the result, on a slide rule from 1 to 10. */
const SlideRule = memo(function SlideRule({ state }: Props) {
  const result = Number(conversionOf(state)?.result ?? 0)
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
})

/** One sentence with two numbers: the first is typed, the second follows. */
export function Converter() {
  const state = useDeferredValue(useUnits())
  return (
    <Readout
      tint="unit-converter"
      className={styles.readout}
      aria-label={texts.CONVERSION}
      ticks={<SlideRule state={state} />}
    >
      <Announcement state={state} />
      <Panes
        from={<FromPane state={state} />}
        to={<ToPane state={state} />}
        swapName={texts.SWAP}
        onSwap={state.swapUnits}
      />
    </Readout>
  )
}
