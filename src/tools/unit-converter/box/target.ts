import { findUnit, type NamedUnit, type NameReading } from '../extras/shared/unit-names'

/** What is asked for stands behind the last of these words: `5 in + 3 in in cm`. */
const TARGET = /^(.+)(?:\s(?:in|to|as|into)\s+|\s*(?:->|→|=)\s*)(.+)$/i

/** A question without the unit that is asked for at its end, and that unit; null where there is none. */
export interface Query {
  text: string
  target: NamedUnit | null
}

export function withTarget(question: string, names: NameReading): Query {
  const query = question.replace(/[\s=?]+$/, '')
  const [, before = query, name = ''] = TARGET.exec(query) ?? []
  const target = findUnit(name, names)
  return { text: target ? before.trim() : query, target }
}
