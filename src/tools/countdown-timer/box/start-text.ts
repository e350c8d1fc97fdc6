import { LONGEST_SECONDS } from '../domain/settings'
import { readDuration } from './duration'

const UNTIL = 'until '

/** For a timer that is to end at a moment, in ms since 1970, whenever it starts; one of a length has `shortDuration`. */
export const untilText = (endMs: number): string => `${UNTIL}${endMs}`

const FILLED_IN = 'set '

/** For a length that is only filled in. */
export const filledInText = (length: string): string => FILLED_IN + length

/** The length of such a text; null for one that starts a timer. */
export const readFilledIn = (text: string): number | null =>
  text.startsWith(FILLED_IN) ? readDuration(text.slice(FILLED_IN.length)) : null

/** How long a timer is that starts now, in seconds; one whose end is over ends at once. Null for no such text. */
export function readStart(text: string, nowMs: number): number | null {
  if (!text.startsWith(UNTIL)) return readDuration(text)
  const seconds = Math.ceil((Number(text.slice(UNTIL.length)) - nowMs) / 1000)
  return Math.min(Math.max(seconds, 1), LONGEST_SECONDS)
}
