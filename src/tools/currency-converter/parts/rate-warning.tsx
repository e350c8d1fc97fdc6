import { useEffect } from 'react'
import { Icon } from '../../../ui/icon'
import type { Success } from '../domain/conversion'
import { figureText } from '../domain/figures'
import { warningOf } from '../domain/rate-guard'
import { useCurrency } from '../store'
import styles from './result.module.css'

/** Under a result whose rate is far from the one that the product ships. */
export default function RateWarning({ conversion }: { conversion: Success }) {
  const file = useCurrency((s) => s.shipped)
  const from = useCurrency((s) => s.from)
  const to = useCurrency((s) => s.to)
  const ensureShipped = useCurrency((s) => s.ensureShipped)
  useEffect(ensureShipped, [ensureShipped])
  const { rate, figures } = conversion
  const warning = file && warningOf({ amount: figures.amount, from, to, rate }, file)
  if (!warning) return null
  const { distance, other, date } = warning
  const [source, target] = [from.toUpperCase(), to.toUpperCase()]
  return (
    <p role="status" className={styles.saved}>
      <Icon name="triangle-alert" size={16} />
      {`This rate is ${distance} away from that of ${date}, by which ${other.amount} ${source} = ${figureText(other.result)} ${target}. Compare it elsewhere before you rely on it.`}
    </p>
  )
}
