import * as pageLanguage from '#lib/question/native.en'
import { normalizeQuestion } from '#lib/question/normalize-question'
import { answer } from '../answer'
import type { PendingTimer } from '../domain/timers'
import { readStart } from './start-text'
import { ONE_BY_ONE, WRITE_LENGTHS } from './texts.en'

/** A length that a quick entry may mean. */
export interface Reading extends PendingTimer {
  /** The title as the box words it: until when, or how long. */
  title: string
  notes: readonly string[]
}

export interface Readings {
  /** The readings of the text, the likeliest first. */
  readings: readonly Reading[]
  /** Why there is none; null: there is one, or nothing like a time was typed. */
  problem: string | null
}

function readAsTimers(question: string, nowMs: number): Readings {
  const { answers, problem } = answer(question, { nowMs })
  // The page has the fields of one.
  if (problem === WRITE_LENGTHS || answers.some(({ start = '' }) => start.includes('\n'))) {
    return { readings: [], problem: ONE_BY_ONE }
  }
  const readings = answers.flatMap(({ title, notes, opening }): Reading[] => {
    if (!opening || !('fragment' in opening)) return []
    const query = readStart(opening.text ?? opening.fragment, nowMs)
    return query ? [{ seconds: query.seconds, name: query.name, title, notes }] : []
  })
  return { readings, problem }
}

function readPlain(text: string, nowMs: number): Readings {
  const query = normalizeQuestion(text)
  if (query === '') return { readings: [], problem: null }
  const isNumber = /^[\d.,:]+$/.test(query)
  const read = isNumber ? null : readAsTimers(query, nowMs)
  return read && (read.readings.length > 0 || read.problem)
    ? read
    : readAsTimers(`timer ${query}`, nowMs)
}

/**
 * What a text typed on the timer's own page means: all that the box understands of timers, in the language of the page
 * or else in English. A number alone is minutes there, and `17:30` or `2.34` may be two things.
 */
export function readQuickEntry(text: string, nowMs: number, { native } = pageLanguage): Readings {
  const own = readPlain(native(text), nowMs)
  return own.readings.length > 0 || own.problem ? own : readPlain(text, nowMs)
}
