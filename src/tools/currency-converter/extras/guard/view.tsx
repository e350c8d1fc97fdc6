import { useEffect } from 'react'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { Icon } from '#ui/icon'
import type { Success } from '../../domain/conversion'
import { figureText } from '../../domain/figures'
import { warningOf, type RateWarning as Warning } from './domain'
import { useCurrency, usePair } from '../../store'
import styles from '../../view/result.module.css'

function warningText({ distance, other, date }: Warning, { from, to }: Success): string {
  const value = `${other.amount} ${from} = ${figureText(other.result)} ${to}`
  return `This rate is ${distance} away from that of ${date}, by which ${value}. Compare it elsewhere before you rely on it.`
}

/** Under a result whose rate is far from the one that the product ships. */
export default function RateWarning({ conversion }: { conversion: Success }) {
  const file = useCurrency((s) => s.shipped)
  const pair = usePair()
  const ensureShipped = useCurrency((s) => s.ensureShipped)
  useEffect(ensureShipped, [ensureShipped])
  const { rate, figures } = conversion
  const warning = file && warningOf({ ...pair, amount: figures.amount, rate }, file)
  const text = warning ? warningText(warning, conversion) : ''
  const rested = useRested(text)
  return (
    <>
      {text && (
        <p className={styles.saved}>
          <Icon name="triangle-alert" size={16} />
          {text}
        </p>
      )}
      <Announce text={rested === text && text} />
    </>
  )
}
