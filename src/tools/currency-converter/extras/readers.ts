import type { MoneyReader } from '../domain/read-amount'
import { readMoney as readWritten } from './written/domain'

const READERS: readonly MoneyReader[] = [readWritten]

/** What extras make of a text in the amount field that is more than a number: the first that can read it has it. */
export const readMoney: MoneyReader = (...money) => {
  for (const read of READERS) {
    const found = read(...money)
    if (found) return found
  }
  return null
}
