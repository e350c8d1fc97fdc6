import { propertiesOf } from '#lib/properties'

/** Codes in lower case. */
export interface Pair {
  from: string
  to: string
}

/** Where nothing was chosen. */
export const FIRST_PAIR: Pair = { from: 'usd', to: 'eur' }

/** What may be a currency; whether it is one shows the list. */
export const isCode = (code: unknown): code is string =>
  typeof code === 'string' && /^[a-z0-9.$]{2,10}$/.test(code)

/** What was kept on the device; null for anything else. */
export function parsePair(value: unknown): Pair | null {
  const { from, to } = propertiesOf(value)
  return isCode(from) && isCode(to) ? { from, to } : null
}
