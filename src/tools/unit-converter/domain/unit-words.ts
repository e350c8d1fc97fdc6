import type { Unit } from './units'

const PROPER_NAMES = ['Celsius', 'Fahrenheit', 'Rankine', 'British', '(US)']
const IRREGULAR: Record<string, string> = { feet: 'foot', inches: 'inch' }

const lower = (word: string) => (PROPER_NAMES.includes(word) ? word : word.toLowerCase())

function singular(word: string): string {
  const written = lower(word)
  if (PROPER_NAMES.includes(written)) return written
  return IRREGULAR[written] ?? written.replace(/s$/, '')
}

/** A unit's name within a sentence: `square feet`, `British thermal units`. */
export const wordsFor = ({ name }: Unit): string => name.split(' ').map(lower).join(' ')

/** The same for one of it: `square foot`, `British thermal unit`. */
export const wordsForOne = ({ name }: Unit): string => name.split(' ').map(singular).join(' ')
