import { DIGITS, OPERATORS, type Key } from './keys'

/** The part of a keyboard event that decides. */
interface KeyStroke {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

const KEYS_BY_NAME: ReadonlyMap<string, Key> = new Map<string, Key>([
  ...[...DIGITS, ...OPERATORS].map((key) => [key, key] as const),
  ['.', '.'],
  // The decimal mark of half the world; numbers typed here have no groups.
  [',', '.'],
  ['%', '%'],
  ['=', '='],
  ['Enter', '='],
  ['Escape', 'C'],
  ['Backspace', 'backspace'],
  // As on the calculators of Windows and GNOME.
  ['F9', 'negate'],
  ['@', 'sqrt'],
])

/** The calculator's key for a stroke; null for all others and for the browser's own shortcuts. */
export function keyForStroke(stroke: KeyStroke): Key | null {
  // Some keyboards have the sign on Alt, or on Alt and Ctrl.
  const isTyped = stroke.key === '@' && stroke.altKey && !stroke.metaKey
  if (!isTyped && (stroke.ctrlKey || stroke.metaKey || stroke.altKey)) return null
  return KEYS_BY_NAME.get(stroke.key) ?? null
}
