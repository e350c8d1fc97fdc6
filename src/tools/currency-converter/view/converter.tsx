import { memo, useRef, useState } from 'react'
import { evenMarks } from '#lib/scale'
import { figure } from '#lib/writing.en'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Announce } from '#ui/feedback/announce'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { useRested } from '#ui/feedback/use-rested'
import type { LoadPart } from '#ui/layout/lazy-part'
import { IdlePart } from '#ui/layout/idle-part'
import { Panes, SwapBelow } from '#ui/readout/panes'
import { Foot } from '#ui/readout/readout'
import { ReadoutWithStrip, StripContent } from '#ui/readout/strip'
import { ConversionActions, SwapAndCopy } from '#ui/readout/swap-and-copy'
import { Ticks } from '#ui/readout/ticks'
import { presentMs, type Conversion, type MissingInput, type Success } from '../domain/conversion'
import { figureText } from '../domain/figures'
import { linkOf } from '../domain/link'
import { ageDays } from '../domain/rates'
import { equation, money } from '../money.en'
import { useCurrency } from '../state'
import * as texts from '../texts.en'
import { AmountNote, AmountPane } from './amount-pane'
import { ConversionDetails, FallbackRate } from './conversion-details'
import type { WithSearch } from './currency-select'
import { TryAgain, UseFallback } from './failure-notices'
import { ResultPane } from './result-pane'
import styles from './result.module.css'
import { useConversion, useIsZero, useFallbackConversion } from './use-conversion'

/** What the readout shows: the conversion; while that is on its way the last one, or that of the rates at hand. */
function useShownConversion(conversion: Conversion): Success | null {
  const fallback = useFallbackConversion()
  const [last, setLast] = useState<Success | null>(null)
  if (conversion.phase === 'success' && conversion !== last) setLast(conversion)
  if (conversion.phase === 'success') return conversion
  return conversion.phase === 'loading' ? (last ?? fallback) : null
}

function textOf(conversion: Conversion): string {
  if (conversion.phase === 'idle') return texts.MISSING[conversion.missing]
  if (conversion.phase !== 'success') return ''
  const { from, to, figures } = conversion
  return equation(figures.amount, from, figureText(figures.result), to)
}

/** Announces a result to screen readers once it has rested, and loading at once; errors are alerts of their own. */
const Announcement = memo(function Announcement({ conversion }: { conversion: Conversion }) {
  const text = textOf(conversion)
  const rested = useRested(text)
  if (conversion.phase === 'loading') return <Announce text={texts.CONVERTING} />
  return <Announce text={rested === text ? text : ''} />
})

/** The text of a conversion that takes more than a moment, with the rate of the number above where that is by the fallback. */
function Busy({ shown }: { shown: Success | null }) {
  const showLoading = useDelayedBusy(true)
  const fallback = useFallbackConversion()
  return (
    <>
      <p className={showLoading ? undefined : styles.unseen}>{texts.CONVERTING}</p>
      {showLoading && fallback && fallback === shown && <FallbackRate conversion={fallback} />}
    </>
  )
}

function Missing({ input }: { input: MissingInput }) {
  const isZero = useIsZero()
  return (
    <p className={isZero && input === 'amount' ? styles.failure : undefined}>
      {texts.MISSING[input]}
    </p>
  )
}

/** The places of the converter that extras may fill. */
export interface ConverterSlots extends WithSearch {
  /** What stands below a result, after the first one. */
  below?: LoadPart | undefined
}

interface StateProps {
  conversion: Conversion
  shown: Success | null
  load: ConverterSlots['below']
}

const State = memo(function State({ conversion, shown, load }: StateProps) {
  switch (conversion.phase) {
    case 'idle':
      return <Missing input={conversion.missing} />
    case 'loading':
      return <Busy shown={shown} />
    case 'success':
      return (
        <ConversionDetails
          conversion={conversion}
          below={load && <IdlePart load={load} isNeeded props={{}} />}
        />
      )
    case 'error':
      return (
        <p role="alert" className={styles.failure}>
          {texts.RATES_FAILED}
        </p>
      )
  }
})

/** The length of the scale in days; it has two marks for each. */
const DAYS = 30
const LENGTH = 2 * DAYS
const MARKS = evenMarks(LENGTH, 10)
const LABELS = texts.AGES.map((text, index) => ({ at: index * DAYS, text }))

/** How fresh a rate is: full today, empty after 30 days; null: there is none, or its day is unknown. */
function AgeOfRate({ date }: { date: string | null }) {
  const nowMs = useCurrency(presentMs)
  return (
    <Ticks
      marks={MARKS}
      length={LENGTH}
      labels={LABELS}
      value={date === null ? null : LENGTH - 2 * ageDays(date, nowMs)}
    />
  )
}

/** What can be done with a conversion, in the window and in its strip. */
function useOffer(conversion: Conversion) {
  return {
    swapName: texts.SWAP,
    onSwap: useCurrency((s) => s.swap),
    copyName: texts.COPY_RESULT,
    value: conversion.phase === 'success' ? conversion.figures.exact : '',
    beforeCopy: useCurrency((s) => s.record),
  }
}

/** What to do with a result, or on the way to one. */
function Actions({ conversion }: { conversion: Conversion }) {
  const offer = useOffer(conversion)
  const link = useCurrency(linkOf)
  if (conversion.phase === 'error') {
    return (
      <>
        <SwapBelow swapName={offer.swapName} onSwap={offer.onSwap} />
        <TryAgain />
        <UseFallback />
      </>
    )
  }
  return (
    <ConversionActions {...offer} link={offer.value === '' ? null : link}>
      {conversion.phase === 'success' && conversion.isFallback && <TryAgain small />}
    </ConversionActions>
  )
}

interface StripProps {
  conversion: Conversion
  shown: Success | null
}

/** The result, once the window has been scrolled away. */
function InStrip({ conversion, shown }: StripProps) {
  const offer = useOffer(conversion)
  return (
    <StripContent
      value={shown ? figure(shown.figures.result.fixed) : '–'}
      fact={shown?.to}
      more={shown ? texts.ofAmount(money(shown.figures.amount, shown.from)) : undefined}
      actions={<SwapAndCopy {...offer} />}
      ticks={<AgeOfRate date={shown?.date ?? null} />}
    />
  )
}

/** One sentence with two numbers, and below it where the second comes from. */
export function Converter({ Search, below }: ConverterSlots) {
  const conversion = useConversion()
  const shown = useShownConversion(conversion)
  const swap = useCurrency((s) => s.swap)
  const readout = useRef<HTMLElement>(null)
  const focusEvents = useFallbackFocus(readout)
  const isOld = conversion.phase === 'loading'
  return (
    <ReadoutWithStrip
      tint="currency-converter"
      ref={readout}
      className={styles.readout}
      aria-label={texts.CONVERSION}
      aria-busy={isOld}
      tabIndex={-1}
      {...focusEvents}
      ticks={<AgeOfRate date={shown?.date ?? null} />}
      strip={<InStrip conversion={conversion} shown={shown} />}
    >
      <Announcement conversion={conversion} />
      <Panes
        from={<AmountPane Search={Search} />}
        to={<ResultPane shown={shown} isOld={isOld} Search={Search} />}
        swapName={texts.SWAP}
        onSwap={swap}
      />
      <Foot
        facts={
          <div className={styles.state}>
            <AmountNote />
            {/* In the middle of its place, and another element in each phase: one that moved would count as a shift. */}
            <div key={conversion.phase} className={styles.answer} data-phase={conversion.phase}>
              <State conversion={conversion} shown={shown} load={below} />
            </div>
          </div>
        }
        actions={<Actions conversion={conversion} />}
      />
    </ReadoutWithStrip>
  )
}
