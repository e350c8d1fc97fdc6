/** The web address that a code is; null of any other text: only such are opened. */
export function linkOf(text: string): string | null {
  const trimmed = text.trim()
  return /^https?:\/\/[^\s/]+\S*$/i.test(trimmed) ? trimmed : null
}
