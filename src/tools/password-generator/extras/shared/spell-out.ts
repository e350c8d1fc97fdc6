import { ASCII_SYMBOLS } from '../../domain/characters'
import { capital, DIGITS, LETTERS, SYMBOLS } from './spelling.en'

const letters = LETTERS.split(' ')

const WORDS = new Map([
  ...letters.map((word) => [word.charAt(0), capital(word)] as const),
  ...letters.map((word) => [word.charAt(0).toLowerCase(), word.toLowerCase()] as const),
  ...DIGITS.split(' ').map((word, digit) => [String(digit), word] as const),
  ...SYMBOLS.flatMap((names) => names.split(', ')).map(
    (word, at) => [ASCII_SYMBOLS[at], word] as const,
  ),
])

/** A word for each character, to be read aloud; what has none, such as é, stands for itself. */
export const spellOut = (password: string): string[] =>
  Array.from(password, (character) => WORDS.get(character) ?? character)
