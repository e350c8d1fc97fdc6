import { acceptsAmount, isPositiveAmount } from './amount'
import { isCode, type Pair } from './pair'

/** What a link to a conversion carries. */
export interface LinkedConversion extends Pair {
  amount: string
  /** Further currencies that are asked for beside `to`. */
  others?: readonly string[]
}

/** Handed over in memory beside a link: its answer is by the rates at hand, which the visitor has seen and opened. */
export const BY_FALLBACK = 'fallback'

// A blank parts a code that begins with a digit (`1inch`) from the amount. `1e3usd` is no amount of `e3usd`.
const LINK = /^([\d.]+)(?: (?=\d)|(?!e\d)(?=[a-z$]))([^=]+)=([^=]+)$/

const MOST_TARGETS = 30

/** `100usd=eur`, `100usd=eur,gbp` */
export const linkOf = ({ amount, from, to, others = [] }: LinkedConversion): string =>
  `${amount}${/^\d/.test(from) ? ' ' : ''}${from}=${[to, ...others].join(',')}`

/** Null for what is no link to a conversion; whether there is such a currency shows the list. */
export function readLink(link: string): LinkedConversion | null {
  const [, amount = '', from = '', targets = ''] = LINK.exec(link.toLowerCase()) ?? []
  const [to = '', ...others] = new Set(targets.split(',', MOST_TARGETS + 1))
  if (!acceptsAmount(amount) || !isPositiveAmount(amount)) return null
  if (![from, to, ...others].every(isCode) || others.length >= MOST_TARGETS) return null
  return others.length > 0 ? { amount, from, to, others } : { amount, from, to }
}
