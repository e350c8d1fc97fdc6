import { durationText } from '#lib/duration'
import type { Answer } from '../../answer'
import { ALL_LEFT, plainAnswer } from '../../make-answer'
import { clockText, shortDuration, timeOfDayText } from '../domain/time-text'
import { MOST_TIMERS, type PendingTimer } from '../domain/timers'
import { filledInText, startText, startTextOf } from './start-text'
import * as texts from './texts.en'

/** @param seconds the length of the timer */
export function timerAnswer(seconds: number, title: string, more: Partial<Answer> = {}): Answer {
  const fragment = shortDuration(seconds)
  const value = clockText(seconds)
  const opening = { fragment }
  return plainAnswer(title, value, {
    copy: null,
    opening,
    start: fragment,
    measure: ALL_LEFT,
    ...more,
  })
}

/** Hands the name over in memory, beside the length that stands in the address. */
export function withName(unnamed: Answer, name: string): Answer {
  const { opening, start = '', notes } = unnamed
  const length = opening && 'fragment' in opening ? opening.fragment : ''
  return {
    ...unnamed,
    notes: [texts.named(name), ...notes],
    opening: { fragment: length, text: filledInText(length, name) },
    start: startText(start, name),
  }
}

/**
 * Several timers, which are started together: as many as there may be.
 * @param extras of the page, where several are started, by their ids
 * @param more notes
 */
export function severalAnswer(
  all: readonly PendingTimer[],
  extras: readonly string[],
  more: readonly string[],
): Answer {
  const timers = all.slice(0, MOST_TIMERS)
  const left = timers.length < all.length ? [texts.firstOnly(timers.length)] : []
  const names = timers.map(({ seconds, endMs, name }) =>
    `${name} ${endMs === undefined ? durationText(seconds) : timeOfDayText(endMs)}`.trim(),
  )
  const [first = { seconds: 0, name: '' }] = timers
  return plainAnswer(texts.SEVERAL, String(timers.length), {
    unit: texts.timers(timers.length),
    copy: null,
    notes: [...left, names.join(', '), ...more],
    opening: {
      fragment: `extra=${extras.join()}`,
      text: filledInText(shortDuration(first.seconds), first.name),
    },
    start: startTextOf(timers),
    measure: ALL_LEFT,
  })
}
