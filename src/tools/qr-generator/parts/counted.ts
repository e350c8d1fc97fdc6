import { grouped } from '../../../lib/grouped'

/** `1 code`, `10,000 codes`. */
export const counted = (count: number, what: string): string =>
  `${grouped(count)} ${what}${count === 1 ? '' : 's'}`
