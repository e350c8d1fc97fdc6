import { lengthOnClock, plainAnswer, type Answer } from '../../answer'
import { clockText, shortDuration } from '../domain/time-text'
import { filledInText, startText } from './start-text'
import * as texts from './texts.en'

/** @param seconds the length of the timer */
export function timerAnswer(seconds: number, title: string, more: Partial<Answer> = {}): Answer {
  const fragment = shortDuration(seconds)
  const value = clockText(seconds)
  const measure = lengthOnClock(seconds)
  const opening = { fragment }
  return plainAnswer(title, value, { copy: null, opening, start: fragment, measure, ...more })
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
