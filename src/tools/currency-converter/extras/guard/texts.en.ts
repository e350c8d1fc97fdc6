import type { Success } from '../../domain/conversion'
import { figureText } from '../../domain/figures'
import type { Distance, RateWarning } from './domain'

/** Beyond this a figure means nothing to anyone. */
const MOST_TIMES = 1000

function distanceText({ percent, factor }: Distance): string {
  if (percent !== null) return `${Math.round(percent)} %`
  if (factor >= MOST_TIMES) return 'over 1,000 times'
  return `${factor < 10 ? factor.toFixed(1) : Math.round(factor)} times`
}

export function warning({ distance, other, date }: RateWarning, { from, to }: Success): string {
  const value = `${other.amount} ${from} = ${figureText(other.result)} ${to}`
  return `This rate is ${distanceText(distance)} away from that of ${date}, by which ${value}. Compare it elsewhere before you rely on it.`
}
