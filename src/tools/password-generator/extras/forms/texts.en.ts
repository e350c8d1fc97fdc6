export const WHAT_TO_MAKE = 'What to make'
export const KINDS = [
  { value: 'password', text: 'Password' },
  { value: 'passphrase', text: 'Passphrase' },
  { value: 'PIN', text: 'PIN' },
  { value: 'groups', text: 'Groups' },
] as const

export const WORDS = 'Words'
export const BETWEEN = 'Between the words'
export const SEPARATORS = {
  '-': 'Hyphen',
  ' ': 'Space',
  '.': 'Point',
  _: 'Underscore',
  '': 'None',
}
export const CAPITALS = 'Capital first letters'
export const DIGIT = 'A digit after one word'
export const WORDS_NOTE =
  'Words are drawn from the large list of the Electronic Frontier Foundation (CC BY), whatever the options exclude: 7,772 words, without the four that have a hyphen, 12.9 bits each.'

export const DIGITS = 'Digits'
export const DIGITS_NOTE = 'Digits are drawn from all ten, whatever the options exclude.'

export const GROUPS = 'Groups'
export const GROUP_SIZE = 'Characters in a group'
export const GROUPS_NOTE = 'Characters, exclusions and custom characters are those of the options.'
