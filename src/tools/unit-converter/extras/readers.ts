import type { TextReader } from '../domain/conversion'
import { readingOf } from './quantities/domain'

const READERS: readonly TextReader[] = [readingOf]

/** What extras make of a text in the field that is no plain number: the first that can read it has it. */
export const readText: TextReader = (input) => {
  for (const read of READERS) {
    const found = read(input)
    if (found) return found
  }
  return null
}
