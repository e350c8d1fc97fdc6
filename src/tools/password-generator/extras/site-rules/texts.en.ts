import type { ByType } from '../../domain/characters'
import type { Conflict } from '../../domain/draw'
import { MAX_LENGTH, MIN_LENGTH } from '../../domain/settings'
import type { RulesConflict, SiteProblem } from './domain/rules'

export const RULE = {
  label: "Paste the site's rule",
  hint: 'The passwordrules of its password field, such as minlength: 12; required: lower; required: digit; allowed: [-_.]',
}
const QUOTED = 30
export function problemText(problem: SiteProblem): string {
  if (problem.code === 'lengths') {
    return `The rule leaves no length of ${MIN_LENGTH} to ${MAX_LENGTH} characters.`
  }
  const text = problem.text.slice(0, QUOTED)
  return problem.code === 'unknown'
    ? `The format has no '${text}'. The rules stay as they are.`
    : `Not readable from '${text}' on. The rules stay as they are.`
}
export const noRanges = (range: string) =>
  `The format has no ranges: ${range} is read as two characters. All of them are upper, lower and digit.`

export const KEEP = { label: 'Keep these rules', hint: 'in place of the usual guarantee' }

export const SYMBOLS = 'Symbols the site takes'
export const ALL_SYMBOLS = 'All symbols'
export const NO_SYMBOLS = 'No symbols'

export const LEAST = 'At least so many of each'
export const TYPES: ByType<string> = {
  uppercase: 'Uppercase',
  lowercase: 'Lowercase',
  numbers: 'Numbers',
  symbols: 'Symbols',
}

export const LONGEST = 'Longest length'
export const IN_A_ROW = 'The same character in a row, at most'
export const IN_SEQUENCE = 'In a sequence like abc or 321, at most'
export const ANY_NUMBER = 'Any number'

export const oneOf = (characters: string) => `One of ${characters} is in each. `
export const atLeast = (length: number) => `At least ${length} characters. `
export const OUTCOME = {
  ok: 'Every password keeps the rules; all that do are equally likely.',
  conflict: 'No password can keep the rules: the reason is in the window above.',
}
export const NOTE =
  'Length, types and exclusions are those of the options, as far as the rules take them; custom characters to include are left out. Rules are not kept for the next visit: they could reveal the site.'

const TYPES_OF: ByType<string> = {
  uppercase: 'uppercase letters',
  lowercase: 'lowercase letters',
  numbers: 'numbers',
  symbols: 'symbols',
}

/** Why no password keeps the rules of the site, and what to change. */
export function conflictText(of: Conflict): string {
  // Only the rules of a site have any.
  const conflict = of as RulesConflict
  switch (conflict.code) {
    case 'none-left':
      return `The site rules need ${TYPES_OF[conflict.type]}, but none are left. Turn them on or exclude fewer.`
    case 'none-taken':
      return `The site rules need ${TYPES_OF[conflict.type]}, but take none.`
    case 'none-of':
      return `The site rules need one of ${conflict.characters}, but none of them is left. Exclude fewer.`
    case 'too-short':
      return `The site rules need ${conflict.needed} characters, but take ${conflict.longest} at most.`
    case 'too-many-rules':
      return 'The site rules are too many to draw a password by them.'
    case 'none':
      return 'No password of this length keeps all of the site rules.'
  }
}
