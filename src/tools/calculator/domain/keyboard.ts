import { inAscii } from '#lib/number-text'
import type { Calculator } from './calculator'
import { DIGITS, OPERATORS, type Key } from './keys'

/** The part of a keyboard event that decides. */
export interface KeyStroke {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** What was typed that the keypad has no keys for, until the expression line takes it. */
export interface LineInput {
  /** The calculator as it was. */
  from: Calculator
  /** What the keypad could not go on with. */
  sign: '(' | ')' | '√'
  /** From the sign on, with a line end for Enter. */
  typed: string
}

/** What a stroke means to the calculator. */
export type Typed =
  | { kind: 'key'; key: Key }
  | { kind: 'bracket'; bracket: '(' | ')' }
  /** Between what is typed: it means nothing, and shall not scroll the page or press a key. */
  | { kind: 'blank' }
  /** A character that no key stands for. */
  | { kind: 'unknown'; character: string }

const itself = (key: Key): [string, Key] => [key, key]

const KEYS_BY_NAME: ReadonlyMap<string, Key> = new Map<string, Key>([
  ...DIGITS.map(itself),
  ...OPERATORS.map(itself),
  itself('.'),
  itself('%'),
  itself('='),
  // The decimal mark of half the world; numbers typed here have no groups.
  [',', '.'],
  ...[...'÷∕⁄:'].map((sign) => [sign, '/'] as const),
  ...[...'×·⋅∙•∗xX'].map((sign) => [sign, '*'] as const),
  ...[...'−–—‐‑'].map((sign) => [sign, '-'] as const),
  ['e', 'exponent'],
  ['E', 'exponent'],
  ['π', 'pi'],
  ['²', 'square'],
  ['³', 'cube'],
  ['!', 'factorial'],
  ['√', 'sqrt'],
  // These two are keys of the calculators of Windows and GNOME.
  ['@', 'sqrt'],
  ['F9', 'negate'],
  ['Enter', '='],
  ['Escape', 'C'],
  ['Backspace', 'backspace'],
  // The accent of German and French keyboards waits for a letter; of all accents only this one is a key.
  ['Dead', '^'],
])

/** Some keyboards have signs on Alt, or on Alt and Ctrl; never those of plain keys, which are the browser's shortcuts. */
const isBehindAlt = ({ key, altKey, metaKey }: KeyStroke) =>
  altKey && !metaKey && /^(?:[@^()]|[^\0-\x7f])$/u.test(key)

const isShortcut = (stroke: KeyStroke) =>
  (stroke.ctrlKey || stroke.metaKey || stroke.altKey) && !isBehindAlt(stroke)

/** `2`, and `²` where the accent `^` has made it of a 2. */
const afterAccent = (key: string) =>
  /^[\u00b2\u00b3\u00b9\u2070-\u2079]$/.test(key) ? key.normalize('NFKC') : key

/**
 * What is typed by a stroke; null for the browser's own shortcuts and for all that writes nothing.
 * @param before the stroke before it, if nothing else was pressed meanwhile
 */
export function readStroke(stroke: KeyStroke, before: KeyStroke | null): Typed | null {
  if (isShortcut(stroke)) return null
  const character = inAscii(before?.key === 'Dead' ? afterAccent(stroke.key) : stroke.key)
  if (character === '(' || character === ')') return { kind: 'bracket', bracket: character }
  // Programs write a power as `**`.
  if (character === '*' && before?.key === '*') return { kind: 'key', key: '^' }
  if (character === ' ') return before && readStroke(before, null) ? { kind: 'blank' } : null
  const key = KEYS_BY_NAME.get(character)
  if (key) return { kind: 'key', key }
  const isWriting = [...character].length === 1 && character.trim() !== '' && !stroke.altKey
  return isWriting ? { kind: 'unknown', character } : null
}

/** A text after a stroke, as a field of more than one line would have it; null where the stroke writes nothing. */
export function textAfter(text: string, stroke: KeyStroke): string | null {
  if (isShortcut(stroke)) return null
  if (stroke.key === 'Backspace') return text.slice(0, -1)
  if (stroke.key === 'Enter') return `${text}\n`
  const written = stroke.key === 'Dead' ? '^' : stroke.key
  return [...written].length === 1 ? text + written : null
}
