import { CHARACTER_TYPES, type CharacterType } from '../../../domain/characters'
import { isAccepted } from './accepted'
import { setInWords } from './password-rules'
import type { SiteForm } from './rules'

/** What of the rules of a site a text breaks. */
export type BrokenRule =
  | { code: 'too-long'; length: number; longest: number }
  | { code: 'too-short'; length: number; shortest: number }
  | { code: 'lacks'; type: CharacterType }
  /** The characters in the order in which one writes them. */
  | { code: 'lacks-one-of'; characters: string }
  /** The site takes none of these characters. */
  | { code: 'not-taken'; characters: string }
  | { code: 'repeats'; limit: number }
  | { code: 'sequence'; limit: number }

/** How many of the same stand in a row at most. */
const longestRun = (text: string) =>
  Math.max(0, ...Array.from(text.matchAll(/(.)\1*/gsu), ([run]) => Array.from(run).length))

/** Empty where a text, however it was made, keeps the rules of a site. */
export function brokenRules(text: string, rules: SiteForm): BrokenRule[] {
  const { characters, least, oneOf, minLength, maxLength, maxRepeating, maxSequential } = rules
  const drawn = Array.from(text)
  const { length } = drawn
  const taken = CHARACTER_TYPES.map((type) => characters[type]).join('')
  const foreign = [...new Set(drawn)].filter((one) => !taken.includes(one))
  const broken: (BrokenRule | false)[] = [
    length > maxLength && { code: 'too-long', length, longest: maxLength },
    length < minLength && { code: 'too-short', length, shortest: minLength },
    ...CHARACTER_TYPES.map((type): BrokenRule | false => {
      const found = drawn.filter((one) => characters[type].includes(one)).length
      return found < least[type] && { code: 'lacks', type }
    }),
    ...oneOf.map((set): BrokenRule | false => {
      const hasOne = drawn.some((one) => set.includes(one))
      return !hasOne && { code: 'lacks-one-of', characters: setInWords(set) }
    }),
    foreign.length > 0 && { code: 'not-taken', characters: setInWords(foreign.join('')) },
    maxRepeating !== null &&
      longestRun(text) > maxRepeating && { code: 'repeats', limit: maxRepeating },
    maxSequential !== null &&
      !isAccepted(text, { maxSequential }) && { code: 'sequence', limit: maxSequential },
  ]
  return broken.filter((one) => one !== false)
}
