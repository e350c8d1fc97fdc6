import type { SymbolNote } from './known-modes'

/** The web address that a code is, which alone is opened; null of any other text, and of a part, in which it may be cut. */
export function linkOf(text: string, part?: SymbolNote['part']): string | null {
  const trimmed = text.trim()
  return !part && /^https?:\/\/[^\s/]+\S*$/i.test(trimmed) ? trimmed : null
}
