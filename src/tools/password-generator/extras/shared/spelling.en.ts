/** A word for each letter, in the order of the alphabet: the spelling alphabet of the ICAO. */
export const LETTERS =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'

export const capital = (letter: string) => `capital ${letter}`

export const DIGITS = 'zero one two three four five six seven eight nine'

/** In plain words, not by their Unicode names; in the order of ASCII, its blocks of symbols one a line. */
export const SYMBOLS = [
  'space, exclamation mark, double quote, number sign, dollar, percent, ampersand, apostrophe',
  'opening parenthesis, closing parenthesis, asterisk, plus, comma, hyphen, point, slash',
  'colon, semicolon, less than, equals, greater than, question mark, at',
  'opening square bracket, backslash, closing square bracket, caret, underscore, backtick',
  'opening curly bracket, vertical bar, closing curly bracket, tilde',
]
