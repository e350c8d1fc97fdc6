import { acceptsAmount, isPositiveAmount } from './amount'

/** What a link to a conversion carries; codes in lower case. */
export interface LinkedConversion {
  amount: string
  from: string
  to: string
}

// A blank parts a code that begins with a digit (`1inch`) from the amount. `1e3usd` is no amount of `e3usd`.
const LINK = /^([\d.]+)(?: (?=\d)|(?!e\d)(?=[a-z$]))([a-z0-9.$]{2,10})=([a-z0-9.$]{2,10})$/i

/** `100usd=eur` */
export const linkOf = ({ amount, from, to }: LinkedConversion): string =>
  `${amount}${/^\d/.test(from) ? ' ' : ''}${from}=${to}`

/** Null for what is no link to a conversion; whether there is such a currency shows the list. */
export function readLink(link: string): LinkedConversion | null {
  const [, amount = '', from = '', to = ''] = LINK.exec(link) ?? []
  if (!acceptsAmount(amount) || !isPositiveAmount(amount)) return null
  return { amount, from: from.toLowerCase(), to: to.toLowerCase() }
}
