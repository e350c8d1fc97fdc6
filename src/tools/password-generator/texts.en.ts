import { grouped, plural } from '#lib/writing.en'
import type { Entropy, GuessingTime, Remedy } from './domain/entropy'
import { MAX_SCORE, type StrengthText } from './domain/strength'

export const PRESETS_LABEL = 'Quick Presets'
export const PRESET_NAMES = {
  'easy-to-say': 'Easy to Say',
  'easy-to-read': 'Easy to Read',
  'all-characters': 'All Characters',
  'high-security': 'High Security',
}

export const MODES_LABEL = 'What to make'
export const PASSWORDS = 'Password'

export const PASSWORD_LABEL = 'Password'
export const GENERATED_LABEL = 'Generated password'
export const COPY = 'Copy'
export const COPY_PASSWORD = 'Copy Password'
export const pressToCopy = (keys: string) => `Press ${keys} to copy it.`
export const GENERATE_NEW = 'Generate New'
export const NO_PASSWORD = 'No password'
export const newPassword = (strength: StrengthText) => `New password, strength: ${strength}`

export const NO_RANDOMNESS = 'Your browser cannot generate secure random numbers.'
/** @param again the button */
export const failed = (again: string) => `Password generation failed. Press ${again} to try again.`
export const EMPTY_POOL = {
  'no-types': 'No characters to choose from. Turn on at least one type.',
  'all-excluded': 'Every character is excluded. Exclude fewer of them.',
}

export const STRENGTH_BEFORE = 'Strength: '
export const STRENGTH_LABEL = 'Password strength'
export const points = (score: number) => `${score} of ${MAX_SCORE} points`
export const strengthValue = (strength: StrengthText, percent: number) => `${strength}, ${percent}%`

const REMEDIES: Record<Remedy, string> = {
  longer: 'Make it longer.',
  'more-characters': 'Allow more characters.',
  either: 'Make it longer or allow more characters.',
  both: 'Make it longer, with more characters.',
  limited: 'Use it where guesses are limited.',
}

const SCALES = [
  [1e12, ' trillion'],
  [1e9, ' billion'],
  [1e6, ' million'],
  [1e3, ' thousand'],
  [1, ''],
] as const

/** To two digits, as `Intl` words it, whose formatter takes a slow phone long to make. */
export function guessingTimeText({ unit, amount }: GuessingTime): string {
  if (amount < 1) return 'Under a second'
  const rounded = Number(amount.toPrecision(2))
  if (unit === 'year' && amount >= 1e12) return 'Over a trillion years'
  const [scale, name] = SCALES.find(([least]) => rounded >= least) ?? [1, '']
  return `About ${rounded / scale}${name} ${unit}${rounded === 1 ? '' : 's'}`
}

export const bitsText = (bits: number) => `${bits} bits`

/** The bits of a weak password stand before it, see `bitsText`. */
export function entropyText({ bits, remedy }: Entropy, time: GuessingTime): string {
  const advice = remedy
    ? `64+ recommended. ${REMEDIES[remedy]}`
    : `${bits} bits of entropy (64+ recommended).`
  return `${advice} ${guessingTimeText(time)} to guess at a trillion tries per second.`
}

/** Where there is room for one line. */
export const briefEntropyText = ({ bits, remedy }: Entropy, time: GuessingTime): string =>
  remedy ? REMEDIES[remedy] : `${bits} bits. ${guessingTimeText(time)} to guess.`

export const OPTIONS_LABEL = 'Options'
export const LENGTH = 'Length'
export const CHARACTERS = 'Characters'
export const TYPES = {
  includeUppercase: { label: 'Uppercase', hint: 'A–Z' },
  includeLowercase: { label: 'Lowercase', hint: 'a–z' },
  includeNumbers: { label: 'Numbers', hint: '0–9' },
  includeSymbols: { label: 'Symbols', hint: '!@#$%' },
}
export const siteTakes = (min: number, max: number) =>
  min === max ? `The site accepts ${min} only` : `The site accepts ${min} to ${max}`
export const SITE_TAKES_NONE = 'not accepted by the site'
export const toChooseFrom = (count: number) =>
  plural(count, {
    one: '# character to choose from',
    other: '# characters to choose from',
  })

export const ADVANCED_OPTIONS = 'Advanced Options'
export const active = (count: number) => `${count} active`
export const EXCLUDE_SIMILAR = { label: 'Exclude Similar', hint: 'i, l, 1, L, o, 0, O' }
export const EXCLUDE_AMBIGUOUS = {
  label: 'Exclude Ambiguous',
  hint: 'brackets, quotes, slashes, punctuation',
}
export const CUSTOM_INCLUDE = {
  label: 'Custom characters to include',
  hint: 'Added to the character pool; not guaranteed to appear.',
}
export const CUSTOM_EXCLUDE = {
  label: 'Custom characters to exclude',
  hint: 'These never occur, even if included above.',
}
/** @param more how many others there are beside those that are named */
export const notUsed = (names: readonly string[], more: number) =>
  `Invisible characters are not used: ${names.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}.`

export const HISTORY = {
  title: 'Password History',
  emptyText: 'No passwords generated yet',
  clearLabel: 'Clear History',
}
export const HISTORY_NOTE =
  'Passwords you copy are listed here until you leave or reload the site. They are made on this device, never stored and never sent.'
export const copyPasswordOf = (time: string) => `Copy the password of ${time}`
