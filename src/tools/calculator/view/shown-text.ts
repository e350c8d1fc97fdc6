import { figure } from '#lib/writing.en'
import { displayText, type Calculator } from '../domain/calculator'

/** The number on the display as the language of the page writes it; null: an error. */
export function shownText(calculator: Calculator): string | null {
  const plain = displayText(calculator)
  return plain === null ? null : figure(plain)
}
