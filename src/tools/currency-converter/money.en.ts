import type { Replacement } from './domain/former'

/** What has taken the place of money that is no more; codes in lower case. */
export function replaced(code: string, { successor, old, young, year }: Replacement): string {
  const [gone, now] = [code.toUpperCase(), successor.toUpperCase()]
  return `${gone} was replaced by ${now} in ${year}: ${young} ${now} = ${old} ${gone}`
}
