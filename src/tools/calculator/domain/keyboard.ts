import { DIGITS, OPERATORS, type Key } from './keys'

/** The part of a keyboard event that decides. */
export interface KeyStroke {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

const KEYS_BY_NAME: ReadonlyMap<string, Key> = new Map<string, Key>([
  ...[...DIGITS, ...OPERATORS].map((key) => [key, key] as const),
  ['.', '.'],
  ['%', '%'],
  ['=', '='],
  ['Enter', '='],
  ['Escape', 'C'],
  ['Backspace', 'backspace'],
])

/** The calculator's key for a stroke; null for all others and for the browser's own shortcuts. */
export function keyForStroke(stroke: KeyStroke): Key | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null
  // On many layouts the number pad's point types a comma.
  if (stroke.code === 'NumpadDecimal' && stroke.key === ',') return '.'
  return KEYS_BY_NAME.get(stroke.key) ?? null
}
