import type { ByType } from '../../domain/characters'
import type { Conflict } from '../../domain/draw'
import { MAX_LENGTH, MIN_LENGTH } from '../../domain/settings'
import type { BrokenRule } from './domain/broken-rules'
import type { RulesConflict } from './domain/rules'

export const RULE = {
  label: 'Rule of the site',
  hint: 'Paste the site’s passwordrules text, e.g. minlength: 12; required: lower; required: digit; allowed: [-_.]',
}
export const NO_LENGTH = `The rule accepts no length from ${MIN_LENGTH} to ${MAX_LENGTH} characters.`
export const unknownRule = (text: string) =>
  `The format has no '${text}'. Your rules have not changed.`
export const unreadFrom = (text: string) =>
  `Cannot be read from '${text}' on. Your rules have not changed.`
export const noRanges = (range: string) =>
  `The format has no ranges: ${range} is read as two characters. Use upper, lower or digit.`

export const KEEP = { label: 'Use these rules', hint: 'Instead of one of each type.' }

export const SYMBOLS = 'Symbols the site accepts'
export const ALL_SYMBOLS = 'All symbols'
export const NO_SYMBOLS = 'No symbols'

export const LEAST = 'Minimum of each'
export const TYPES: ByType<string> = {
  uppercase: 'Uppercase',
  lowercase: 'Lowercase',
  numbers: 'Numbers',
  symbols: 'Symbols',
}

export const LONGEST = 'Maximum length'
export const IN_A_ROW = 'Max. repeats in a row'
export const IN_SEQUENCE = 'Max. length of abc or 321'
export const ANY_NUMBER = 'No limit'

export const oneOf = (characters: string) => `Each has one of ${characters}.`
export const atLeast = (length: number) => `At least ${length} characters.`
export const OUTCOME = {
  ok: 'Every password follows the rules. All that do are equally likely.',
  conflict: 'No password can follow the rules. The window above says why.',
}
/** Said beside a passphrase or a PIN. */
export const OF_PASSWORDS = 'These rules make passwords. Turn them on to go back to one.'
export const KEEPS = 'What you have now follows them all the same.'
export const BREAKS = 'What you have now does not follow them:'
export const NOTE =
  'Length, types and exclusions follow your options where the rules allow. Custom characters are ignored. Rules are forgotten when you leave.'

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
      return `The site rules need ${TYPES_OF[conflict.type]}, but accept none.`
    case 'none-of':
      return `The site rules need one of ${conflict.characters}, but none is left. Exclude fewer.`
    case 'too-short':
      return `The site rules need ${conflict.needed} characters, but accept ${conflict.longest} at most.`
    case 'too-many-rules':
      return 'These are too many site rules. Use fewer.'
    case 'none':
      return 'No password of this length follows all the site rules.'
  }
}

/** What of the rules a passphrase or a PIN breaks, as one line of a list. */
export function brokenText(broken: BrokenRule): string {
  switch (broken.code) {
    case 'too-long':
      return `It has ${broken.length} characters; the site accepts ${broken.longest} at most.`
    case 'too-short':
      return `It has ${broken.length} characters; the site needs ${broken.shortest}.`
    case 'lacks':
      return `It has too few ${TYPES_OF[broken.type]}.`
    case 'lacks-one-of':
      return `It has none of ${broken.characters}.`
    case 'not-taken':
      return `The site does not accept ${broken.characters}.`
    case 'repeats':
      return `More than ${broken.limit} of the same stand in a row.`
    case 'sequence':
      return `A sequence such as abc or 321 is longer than ${broken.limit}.`
  }
}
