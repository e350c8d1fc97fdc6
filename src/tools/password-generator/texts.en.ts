import { figure, grouped, plural } from '#lib/writing.en'
import type { GuessingTime, Remedy, Scale, TimeUnit } from './domain/entropy'
import type { StrengthCode } from './domain/strength'

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
export const pressToCopy = (keys: string | null) =>
  keys === null ? 'It is selected: copy it by hand.' : `Press ${keys} to copy it.`
export const GENERATE_NEW = 'Generate New'
export const NO_PASSWORD = 'No password'
export const STRENGTHS: Readonly<Record<StrengthCode, string>> = {
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
}
export const newPassword = (strength: StrengthCode) =>
  `New password, strength: ${STRENGTHS[strength]}`

export const NO_RANDOMNESS = 'Your browser cannot generate secure random numbers.'
/** @param again the button */
export const failed = (again: string) => `Password generation failed. Press ${again} to try again.`
export const EMPTY_POOL = {
  'no-types': 'No characters to choose from. Turn on at least one type.',
  'all-excluded': 'Every character is excluded. Exclude fewer of them.',
}

/** Before one of them, for screen readers. */
export const STRENGTH_IS = 'Strength:'
export const STRENGTH_LABEL = 'Password strength'
export const points = (score: number, most: number) => `${score} of ${most} points`
export const strengthValue = (strength: StrengthCode, percent: number) =>
  `${STRENGTHS[strength]}, ${percent}%`

export const REMEDIES: Record<Remedy, string> = {
  longer: 'Make it longer.',
  'more-characters': 'Allow more characters.',
  either: 'Make it longer or allow more characters.',
  both: 'Make it longer, with more characters.',
  limited: 'Use it where guesses are limited.',
}

const SCALES: Readonly<Record<Scale, (amount: string) => string>> = {
  one: (amount) => amount,
  thousand: (amount) => `${figure(amount)} thousand`,
  million: (amount) => `${figure(amount)} million`,
  billion: (amount) => `${figure(amount)} billion`,
  trillion: (amount) => `${figure(amount)} trillion`,
}
const TIMES: Readonly<Record<TimeUnit, (count: string) => string>> = {
  year: (count) => plural(count, { one: 'About # year', other: 'About # years' }),
  day: (count) => plural(count, { one: 'About # day', other: 'About # days' }),
  hour: (count) => plural(count, { one: 'About # hour', other: 'About # hours' }),
  minute: (count) => plural(count, { one: 'About # minute', other: 'About # minutes' }),
  second: (count) => plural(count, { one: 'About # second', other: 'About # seconds' }),
}
export const guessingTimeText = (time: GuessingTime): string =>
  typeof time === 'string'
    ? { 'under-a-second': 'Under a second', 'over-a-trillion-years': 'Over a trillion years' }[time]
    : TIMES[time.unit](SCALES[time.scale](time.amount))

export const bitsText = (bits: number) => `${figure(`${bits}`)} bits`

/** The bits stand before it, see `bitsText`. */
export const RECOMMENDED = '64+ recommended.'
/** With the condition under which it takes that long: the time alone would say too much. */
export const timeToGuess = (time: GuessingTime) =>
  `${guessingTimeText(time)} to guess at a trillion tries per second.`

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
export const notUsed = (names: string, more: number) =>
  more > 0
    ? `Invisible characters are not used: ${names} and ${grouped(more)} more.`
    : `Invisible characters are not used: ${names}.`

export const HISTORY = {
  title: 'Password History',
  emptyText: 'No passwords generated yet',
  clearLabel: 'Clear History',
}
export const HISTORY_NOTE =
  'Passwords you copy are listed here until you leave or reload the site. They are made on this device, never stored and never sent.'
export const copyPasswordOf = (time: string) => `Copy the password of ${time}`
