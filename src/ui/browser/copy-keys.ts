import { isApple } from '#platform/apple'
import { COPY_KEYS } from '../texts.en'

/** What is pressed to copy by hand; null where fingers do, who have the menu of what is selected. */
export function copyKeys(): string | null {
  if (matchMedia('(hover: none)').matches) return null
  return isApple() ? '⌘C' : COPY_KEYS
}
