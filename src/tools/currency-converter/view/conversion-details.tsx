import type { ReactNode } from 'react'
import { sentences } from '#lib/sentences'
import { figure } from '#lib/writing.en'
import { Announce } from '#ui/feedback/announce'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { Icon } from '#ui/icon'
import { presentMs, type Success } from '../domain/conversion'
import { ageDays } from '../domain/rates'
import { age, equation, money, fallbackAge, updated } from '../money.en'
import { useCurrency } from '../state'
import * as texts from '../texts.en'
import { Dated } from './dated'
import styles from './result.module.css'

function Equation({ conversion }: { conversion: Success }) {
  const { from, to, figures } = conversion
  const { fixed, precise } = figures.result
  // The equation is a single text: a code behind a figure that grows would count as content that jumps.
  return (
    <p className={styles.equation}>
      <strong>{equation(figures.amount, from, fixed, to)}</strong>
      {precise && <span>{` ${texts.nearly(money(precise, to))}`}</span>}
    </p>
  )
}

/** Where the result stands with more digits too, a phone has no room for those of the rate. */
function Rate({ conversion }: { conversion: Success }) {
  const { from, to, figures } = conversion
  const { rate, result } = figures
  return (
    <p>
      {texts.rateLine(from, rate.fixed, to)}
      {rate.precise && (
        <span className={result.precise ? styles.spare : undefined}>
          {` (${texts.nearly(figure(rate.precise))})`}
        </span>
      )}
    </p>
  )
}

function Day({ date, isFallback }: Success) {
  const nowMs = useCurrency(presentMs)
  return (
    <p>
      <Dated text={updated(date)} />{' '}
      {date !== null && !isFallback && (
        <span className={styles.age}>{age(ageDays(date, nowMs))}</span>
      )}
    </p>
  )
}

/** The age of saved rates, and whether the hosts are being asked: the result by chosen rates stays meanwhile. */
function useFallbackText({ date }: Success): string {
  const text = useCurrency((s) => fallbackAge(date === null ? null : ageDays(date, presentMs(s))))
  const isAsking = useCurrency((s) => s.usesFallback && s.rates.phase === 'loading')
  const showLoading = useDelayedBusy(isAsking)
  return sentences(text, showLoading && texts.CONVERTING)
}

export const Warning = ({ text, role }: { text: string; role?: 'status' }) => (
  <p role={role} className={styles.warning}>
    <Icon name="triangle-alert" size="text" />
    {text}
  </p>
)

/** What the number is until the hosts have answered. */
export const FallbackRate = ({ conversion }: { conversion: Success }) => (
  <div className={styles.details}>
    <Rate conversion={conversion} />
    <Warning text={useFallbackText(conversion)} role="status" />
  </div>
)

/** The result as an equation, its rate and its day. */
export function ConversionDetails({
  conversion,
  below,
}: {
  conversion: Success
  below: ReactNode
}) {
  const fallbackText = useFallbackText(conversion)
  const { amount, result } = conversion.figures
  return (
    <>
      <Equation conversion={conversion} />
      {/* Below another result it is another element: an old one that moved would count as a shift. */}
      <div key={`${amount} ${result.fixed}`} className={styles.details}>
        <Rate conversion={conversion} />
        <Day {...conversion} />
        {conversion.isFallback && <Warning text={fallbackText} />}
      </div>
      {/* A region that stays: a new one would be read again at each key. */}
      <Announce text={conversion.isFallback && fallbackText} />
      {below}
    </>
  )
}
