import { propertiesOf } from '#lib/properties'
import { acceptsAmount, isPositiveAmount } from './amount'

/** Codes in lower case. */
export interface Pair {
  from: string
  to: string
}

/** What a link to a conversion carries. */
export interface LinkedConversion extends Pair {
  amount: string
  /** Further currencies that are asked for beside `to`. */
  others?: readonly string[]
}

/** Handed over in memory beside a link: its answer is by the rates at hand, which the visitor has seen and opened. */
export const BY_FALLBACK = 'saved'

// A blank parts a code that begins with a digit (`1inch`) from the amount. `1e3usd` is no amount of `e3usd`.
const LINK =
  /^([\d.]+)(?: (?=\d)|(?!e\d)(?=[a-z$]))([a-z0-9.$]{2,10})=([a-z0-9.$]{2,10}(?:,[a-z0-9.$]{2,10}){0,29})$/i

/** Where nothing was chosen. */
export const FIRST_PAIR: Pair = { from: 'usd', to: 'eur' }

const isCode = (code: unknown): code is string =>
  typeof code === 'string' && /^[a-z0-9.$]{2,10}$/.test(code)

/** What was kept on the device; null for anything else. */
export function parsePair(value: unknown): Pair | null {
  const { from, to } = propertiesOf(value)
  return isCode(from) && isCode(to) ? { from, to } : null
}

/** `100usd=eur`, `100usd=eur,gbp` */
export const linkOf = ({ amount, from, to, others = [] }: LinkedConversion): string =>
  `${amount}${/^\d/.test(from) ? ' ' : ''}${from}=${[to, ...others].join(',')}`

/** Null for what is no link to a conversion; whether there is such a currency shows the list. */
export function readLink(link: string): LinkedConversion | null {
  const [, amount = '', from = '', targets = ''] = LINK.exec(link) ?? []
  if (!acceptsAmount(amount) || !isPositiveAmount(amount)) return null
  const [to = '', ...others] = new Set(targets.toLowerCase().split(','))
  const conversion = { amount, from: from.toLowerCase(), to }
  return others.length > 0 ? { ...conversion, others } : conversion
}
