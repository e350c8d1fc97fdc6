import { memo, useDeferredValue, useId, useMemo } from 'react'
import { ONE } from '#lib/fraction'
import { figure } from '#lib/writing.en'
import { Button } from '#ui/buttons/button'
import { useCopyAnswer } from '#ui/buttons/use-copy-answer'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { Icon } from '#ui/icon'
import { numberClass, Pane } from '#ui/readout/pane'
import { Panes } from '#ui/readout/panes'
import { Foot } from '#ui/readout/readout'
import { ReadoutWithStrip, StripContent } from '#ui/readout/strip'
import { ConversionActions, SwapAndCopy } from '#ui/readout/swap-and-copy'
import { Ticks } from '#ui/readout/ticks'
import { useFitted } from '#ui/readout/use-fitted'
import { clockText, compoundText } from '../domain/compound'
import { conversionOf, typedValue } from '../domain/conversion'
import { convert, isBelowAbsoluteZero } from '../domain/convert'
import { formatIn } from '../domain/format-result'
import { linkOf } from '../domain/link'
import { placeOf, rangeOf, rulerNumber, sidesOf, withShortUnit, type Side } from '../domain/ruler'
import type { Unit } from '../domain/unit'
import { spokenUnit, spokenUnitOfOne } from './spoken-unit'
import { useUnits, type UnitsState } from '../state'
import * as texts from '../texts.en'
import styles from './converter.module.css'
import { FromPane, NOTE_ID, useNote, withTooCold } from './from-pane'
import { UnitSelect } from './unit-select'

interface Props {
  /** The state of a moment ago while a key is being painted: no key waits for what follows from it. */
  state: UnitsState
}

/** What is copied: all digits; empty for nothing. */
function copiedOf(state: UnitsState): string {
  const conversion = conversionOf(state)
  return conversion?.plain ?? conversion?.result ?? ''
}

/** All digits of a result that hides some. The button is as wide as its place: its answer moves nothing. */
function PlainNumber({ value }: { value: string }) {
  const record = useUnits((s) => s.record)
  const { answer, text, revision, copy } = useCopyAnswer(value, undefined, record)
  return (
    <>
      <Button variant="glass" className={styles.plain} onClick={copy}>
        <span className="visually-hidden">{texts.COPY_PLAIN} </span>
        {/* Its tooltip would describe the button, which has the number in its name. */}
        <span title={figure(value)}>{text ?? figure(value)}</span>
        <Icon key={answer} name={answer === 'copied' ? 'check' : 'copy'} />
      </Button>
      <Announce text={text} revision={revision} />
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

/** The result in full or in parts, else what one of the units is. */
const Readings = memo(function Readings({ state }: Props) {
  const { from, to, form } = state
  const plain = conversionOf(state)?.plain ?? null
  const parts = partsOf(state)
  if (plain === null && parts === null)
    return (
      <span>
        {texts.rate(spokenUnitOfOne(from), formatIn(form, convert(ONE, from, to)), spokenUnit(to))}
      </span>
    )
  const clock = parts === null ? null : clockText(parts)
  return (
    <>
      {plain !== null && <PlainNumber value={plain} />}
      {parts !== null && (
        <strong>{clock === null ? figure(parts) : texts.inParts(parts, clock)}</strong>
      )}
    </>
  )
})

/** The converted value, to read and to select. */
const ToPane = memo(function ToPane({ state }: Props) {
  const id = useId()
  const { from, to } = state
  const result = figure(conversionOf(state)?.result ?? '')
  const ref = useFitted<HTMLInputElement>(result)
  return (
    <Pane
      isUnitFitted
      of={`${from.key} ${to.key}`}
      caption={<label htmlFor={id}>{texts.TO}</label>}
      number={
        <input ref={ref} id={id} className={numberClass} readOnly placeholder="–" value={result} />
      }
      unit={<UnitSelect side="to" />}
    />
  )
})

/** What has changed, for screen readers; the read-only field itself is silent. */
const Announcement = memo(function Announcement({ state }: Props) {
  const { category, from, to } = state
  const conversion = conversionOf(state)
  const read = typedValue(state)
  const converted = conversion && texts.converted(conversion.value, from, conversion.result, to)
  const isTooCold = read.ok && isBelowAbsoluteZero(read.value.exact, from, category)
  const empty = state.text.trim() === '' ? texts.noValue(category, from, to) : ''
  return <Announce text={useRested(isTooCold ? withTooCold(converted) : (converted ?? empty))} />
})

const LENGTH = 100

const labelled = ({ marks, numbers }: Side, unit: Unit) => ({
  marks,
  labels: numbers.map(({ at, value }, index) => {
    const number = figure(rulerNumber(value))
    return { at, text: index === 0 ? withShortUnit(number, unit) : number }
  }),
})

/** A ruler of both units, with one needle through both numbers; in the strip the side of the result alone. */
const Ruler = memo(function Ruler({ state, inStrip = false }: Props & { inStrip?: boolean }) {
  const { from, to } = state
  const conversion = conversionOf(state)
  const result = Number(conversion?.result ?? 0)
  const { first, last } = rangeOf(result, from, to)
  const sides = useMemo(() => {
    const { from: above, to: below } = sidesOf({ first, last }, from, to)
    return { ...labelled(below, to), above: labelled(above, from) }
  }, [first, last, from, to])
  const place = placeOf(result, { first, last }, from, to)
  const { above, ...below } = sides
  return (
    <Ticks {...below} {...(!inStrip && { above })} length={LENGTH} value={conversion && place} />
  )
})

/** What can be done with a conversion, in the window and in its strip. */
const offerOf = (state: UnitsState) => ({
  swapName: texts.SWAP,
  onSwap: state.swapUnits,
  copyName: texts.COPY_RESULT,
  value: copiedOf(state),
  beforeCopy: state.record,
})

const Actions = memo(function Actions({ state }: Props) {
  return <ConversionActions {...offerOf(state)} link={linkOf(state)} />
})

/** The result, once the window has been scrolled away. */
function InStrip({ state }: Props) {
  const conversion = conversionOf(state)
  return (
    <StripContent
      value={figure(conversion?.result ?? '–')}
      fact={conversion && state.to.symbol}
      more={conversion ? texts.ofValue(conversion.value, state.from) : undefined}
      actions={<SwapAndCopy {...offerOf(state)} />}
      ticks={<Ruler state={state} inStrip />}
    />
  )
}

/** One sentence with two numbers: the first is typed, the second follows. */
export function Converter() {
  const state = useDeferredValue(useUnits())
  const note = useNote(state)
  return (
    <ReadoutWithStrip
      tint="unit-converter"
      className={styles.readout}
      aria-label={texts.CONVERSION}
      ticks={<Ruler state={state} />}
      strip={<InStrip state={state} />}
    >
      <Announcement state={state} />
      <Panes
        from={<FromPane state={state} note={note} />}
        to={<ToPane state={state} />}
        swapName={texts.SWAP}
        onSwap={state.swapUnits}
      />
      <Foot
        facts={
          <span className={styles.facts}>
            {note.text && (
              <span id={NOTE_ID} role={note.isError ? 'alert' : undefined}>
                {note.text}
              </span>
            )}
            {!note.isError && <Readings state={state} />}
          </span>
        }
        actions={<Actions state={state} />}
      />
    </ReadoutWithStrip>
  )
}
