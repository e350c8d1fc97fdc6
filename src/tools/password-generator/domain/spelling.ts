import { ASCII_SYMBOLS } from './ascii-classes'

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

function spelled(character: string): string {
  const lower = LETTERS[character.charCodeAt(0) - 97]
  const upper = LETTERS[character.charCodeAt(0) - 65]
  if (/^[a-z]$/.test(character) && lower) return lower.toLowerCase()
  if (/^[A-Z]$/.test(character) && upper) return `capital ${upper}`
  if (/^\d$/.test(character)) return DIGITS[Number(character)] ?? character
  // What has no word here, such as é, stands for itself.
  return SYMBOLS[ASCII_SYMBOLS.indexOf(character)] ?? character
}

/** A word for each character, to be read aloud. */
export const spellOut = (password: string): string[] => Array.from(password, spelled)
