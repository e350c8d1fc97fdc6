import { CopyButton } from '#ui/buttons/copy-button'
import { CopyLink } from '#ui/buttons/copy-link'
import { Announce } from '#ui/feedback/announce'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { Icon } from '#ui/icon'
import type { Success } from '../domain/conversion'
import { figureText } from '../domain/figures'
import { linkOf } from '../domain/link'
import { ageText } from '../domain/rates'
import styles from './result.module.css'
import { useCurrency } from '../store'
import { TryAgain } from './failure-notices'

export const LOADING_TEXT = 'Converting...'

function Equation({ from, to, figures: { amount, result } }: Success) {
  const { fixed, precise } = result
  // Each a single text: the code after a figure would count as content that jumps.
  return (
    <p>
      <strong>{`${amount} ${from} = ${fixed} ${to}`}</strong>
      {precise && <span>{` ≈\u00a0${precise} ${to}`}</span>}
    </p>
  )
}

function Rate({ from, to, figures }: Success) {
  const { fixed, precise } = figures.rate
  const more = precise ? ` (≈\u00a0${precise})` : ''
  return <p>{`Rate: 1 ${from} = ${fixed} ${to}${more}`}</p>
}

function Day({ date, saved }: Success) {
  const nowMs = useCurrency((s) => s.nowMs)
  if (date === null) return <p>Last updated: unknown</p>
  return (
    <p>
      Last updated: <time>{date}</time>{' '}
      {!saved && <span className={styles.age}>{`(${ageText(date, nowMs, 'today')})`}</span>}
    </p>
  )
}

/** What the rates are, and that the hosts are asked meanwhile: of chosen saved rates the result stays. */
function useSavedText({ date }: Success): string {
  const age = useCurrency((s) => (date === null ? 'unknown' : ageText(date, s.nowMs, 'from today')))
  const isAsking = useCurrency((s) => s.usingSaved && s.rates.phase === 'loading')
  const showLoading = useDelayedBusy(isAsking)
  return `Saved rates, ${age}.${showLoading ? ` ${LOADING_TEXT}` : ''}`
}

const SavedNotice = ({ text, role }: { text: string; role?: 'status' }) => (
  <p role={role} className={styles.saved}>
    <Icon name="triangle-alert" size={16} />
    {text}
  </p>
)

/** What the number is until the hosts have answered. */
export const SavedRate = ({ conversion }: { conversion: Success }) => (
  <div className={styles.details}>
    <Rate {...conversion} />
    <SavedNotice text={useSavedText(conversion)} role="status" />
  </div>
)

const loadWarning = () => import('../extras/guard/view')

/** Compares each rate once what is needed for it has come, after the first result. */
function RateGuard({ conversion }: { conversion: Success }) {
  const { part } = useLazyPart(loadWarning, true)
  return part && <part.default conversion={conversion} />
}

/** The result as an equation, its rate, its day, and what to do with it. */
export function ConversionDetails({ conversion }: { conversion: Success }) {
  const keep = useCurrency((s) => s.keep)
  const link = useCurrency(linkOf)
  const savedText = useSavedText(conversion)
  const { amount, result } = conversion.figures
  return (
    <>
      <Equation {...conversion} />
      {/* Below another result it is another element: an old one that moved would count as a shift. */}
      <div key={`${amount} ${result.fixed}`} className={styles.details}>
        <Rate {...conversion} />
        <Day {...conversion} />
        {conversion.saved && <SavedNotice text={savedText} />}
      </div>
      {/* A region that stays: a new one would be read again at each key. */}
      <Announce text={conversion.saved && savedText} />
      <RateGuard conversion={conversion} />
      <div className={styles.actions}>
        <CopyButton
          label="Copy Result"
          variant="glass"
          value={figureText(result)}
          beforeCopy={keep}
        />
        <CopyLink settings={link} variant="glass" />
        {conversion.saved && <TryAgain />}
      </div>
    </>
  )
}
