import { useEffect } from 'react'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { figureText } from '../../domain/figures'
import { equation } from '../../money.en'
import { useCurrency } from '../../state'
import { Warning } from '../../view/conversion-details'
import { useConversion, usePair } from '../../view/use-conversion'
import { shownDistance, warningOf } from './domain'
import * as texts from './texts.en'

function useWarning(): string {
  const file = useCurrency((s) => s.shipped)
  const pair = usePair()
  const conversion = useConversion()
  if (conversion.phase !== 'success' || !file) return ''
  const { rate, figures } = conversion
  const warning = warningOf({ ...pair, amount: figures.amount, rate }, file)
  if (!warning) return ''
  const { distance, date, other } = warning
  const { from, to } = conversion
  const otherEquation = equation(other.amount, from, figureText(other.result), to)
  return texts.warning(shownDistance(distance), date, otherEquation)
}

/** Under a result whose rate is far from the one that the product ships. */
export default function RateWarning() {
  const loadShipped = useCurrency((s) => s.loadShipped)
  useEffect(loadShipped, [loadShipped])
  const text = useWarning()
  const rested = useRested(text)
  return (
    <>
      {text && <Warning text={text} />}
      <Announce text={rested === text && text} />
    </>
  )
}
