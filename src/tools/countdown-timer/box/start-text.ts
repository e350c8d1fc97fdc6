import { LONGEST_SECONDS } from '../domain/settings'
import type { PendingTimer } from '../domain/timers'
import { shortDuration } from '../domain/time-text'
import { readDuration } from './duration'

// What the box hands over: a length, or the moment at which the timer ends, and the name that it gets; or one that is on.

const UNTIL = 'until '

/** For a timer that is to end at a moment, in ms since 1970, whenever it starts; one of a length has `shortDuration`. */
export const untilText = (endMs: number): string => `${UNTIL}${endMs}`

/** A text of either kind with a name. */
export const startText = (start: string, name: string): string => `${start} ${name}`.trim()

const FILLED_IN = 'set '

/** For a length that is only filled in. */
export const filledInText = (length: string, name = ''): string =>
  FILLED_IN + startText(length, name)

export interface Start extends PendingTimer {
  /** It is filled in, and not started. */
  isFilledIn: boolean
}

/** Of a timer that is on, by its id, and the text that starts its like. */
export const onText = (id: number, start: string): string => `on ${id} ${start}`

const ON = /^on (?<id>\d+) (?<text>.+)$/

/** Null for no such text. */
export function readOn(text: string): { id: number; text: string } | null {
  const groups = ON.exec(text)?.groups
  return groups ? { id: Number(groups['id']), text: groups['text'] ?? '' } : null
}

const PARTS = /^(?<filledIn>set )?(?:until (?<end>\d+)|(?<length>\S+))(?: (?<name>.+))?$/

/** How long a timer is that starts now; one whose end is over ends at once. Null for no such text. */
export function readStart(text: string, nowMs: number): Start | null {
  const { filledIn, end, length = '', name = '' } = PARTS.exec(text)?.groups ?? {}
  const left = Math.ceil((Number(end) - nowMs) / 1000)
  const seconds =
    end === undefined ? readDuration(length) : Math.min(Math.max(left, 1), LONGEST_SECONDS)
  return seconds === null ? null : { seconds, name, isFilledIn: filledIn !== undefined }
}

/** Of several timers, which start together: a line each. */
export const startTextOf = (timers: readonly PendingTimer[]): string =>
  timers
    .map(({ seconds, endMs, name }) =>
      startText(endMs === undefined ? shortDuration(seconds) : untilText(endMs), name),
    )
    .join('\n')

/** A line for each timer of a text, of one or of several. */
export const linesOf = (text: string): readonly string[] => text.split('\n')

/** All timers of a text; none for no such text. */
export const readStarts = (text: string, nowMs: number): readonly Start[] =>
  linesOf(text).flatMap((line) => readStart(line, nowMs) ?? [])
