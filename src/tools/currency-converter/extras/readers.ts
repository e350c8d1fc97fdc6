import type { AmountReader } from '../domain/amount'
import { readAmount as readWritten } from './written/domain'

const READERS: readonly AmountReader[] = [readWritten]

/** What extras make of a text in the amount field that is more than digits: the first that can read it has it. */
export const readAmount: AmountReader = (...written) => {
  for (const read of READERS) {
    const found = read(...written)
    if (found) return found
  }
  return null
}
