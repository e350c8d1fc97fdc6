import type { Unit } from './unit'

const PROPER_NAMES = ['Celsius', 'Fahrenheit', 'Rankine', 'British', 'US', '(US)', '(UK)']

const lower = (word: string) => (PROPER_NAMES.includes(word) ? word : word.toLowerCase())

function singular(word: string): string {
  const written = lower(word)
  if (PROPER_NAMES.includes(written)) return written
  return written
    .replace(/feet$/, 'foot')
    .replace(/inches$/, 'inch')
    .replace(/s(?=-|$)/, '')
}

/** A unit's name within a sentence: `square feet`, `British thermal units`. */
export const wordsFor = ({ name }: Unit): string => name.split(' ').map(lower).join(' ')

/** The same for one of it: `square foot`, `British thermal unit`, `liter per 100 kilometers`. */
export function wordsForOne({ name }: Unit): string {
  const words = name.split(' ')
  const per = words.indexOf('per')
  return words.map((word, at) => (per >= 0 && at > per ? lower(word) : singular(word))).join(' ')
}
