export const WORDS = 'Words'
export const SEPARATOR = 'Separator'
export const SEPARATORS = {
  '-': 'Hyphen',
  ' ': 'Space',
  '.': 'Period',
  _: 'Underscore',
  '': 'None',
}
export const CAPITALS = 'Capital first letters'
export const DIGIT = 'Add a digit'
export const WORDS_NOTE =
  'Words come from the EFF large list: 7,772 words (CC BY), 12.9 bits each. Exclusions do not apply. Other meters guess bits from the text; these are counted from how it is drawn.'

export const DIGITS = 'Digits'
export const DIGITS_NOTE = 'Uses all ten digits. Exclusions do not apply.'
