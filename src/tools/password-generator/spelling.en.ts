import { ASCII_SYMBOLS } from './domain/characters'

// ICAO spelling alphabet.
const LETTERS =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  )

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ')

// In plain words, not by their Unicode names; in the order of ASCII, its blocks of symbols one a line.
const SYMBOLS = [
  'space, exclamation mark, double quote, number sign, dollar, percent, ampersand, apostrophe',
  'opening parenthesis, closing parenthesis, asterisk, plus, comma, hyphen, point, slash',
  'colon, semicolon, less than, equals, greater than, question mark, at',
  'opening square bracket, backslash, closing square bracket, caret, underscore, backtick',
  'opening curly bracket, vertical bar, closing curly bracket, tilde',
].flatMap((names) => names.split(', '))

const WORDS = new Map([
  ...LETTERS.map((word) => [word.charAt(0), `capital ${word}`] as const),
  ...LETTERS.map((word) => [word.charAt(0).toLowerCase(), word.toLowerCase()] as const),
  ...DIGITS.map((word, digit) => [String(digit), word] as const),
  ...SYMBOLS.map((word, at) => [ASCII_SYMBOLS[at], word] as const),
])

/** A word for each character, to be read aloud; what has none, such as é, stands for itself. */
export const spellOut = (password: string): string[] =>
  Array.from(password, (character) => WORDS.get(character) ?? character)
