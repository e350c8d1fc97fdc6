import {
  carryOver,
  clampField,
  correctionOf,
  LONGEST_SECONDS,
  parseField,
  toSettings,
  totalSeconds,
  type TimeField,
} from './settings'
import type { Timers } from './timers'

// The steps that the fields of the next timer make.

type Draft = Timers['draft']

export const withDraft = (state: Timers, draft: Partial<Draft>): Timers => ({
  ...state,
  draft: { ...state.draft, ...draft },
})

export const typed = (state: Timers, field: TimeField, text: string): Timers =>
  withDraft(state, {
    settings: { ...state.draft.settings, [field]: parseField(field, text) },
    correction: correctionOf(field, text),
  })

/** Brings the fields into the clock's form: 90 minutes are 1 hour 30 minutes. */
export function fieldLeft(state: Timers): Timers {
  const { settings } = state.draft
  if (settings.minutes < 60 && settings.seconds < 60) return state
  const isTooLong = totalSeconds(settings) > LONGEST_SECONDS
  return withDraft(state, {
    settings: carryOver(settings),
    correction: isTooLong ? 'capped' : 'carried',
  })
}

export function stepped(state: Timers, field: TimeField, by: 1 | -1): Timers {
  const carried = carryOver(state.draft.settings)
  const settings = { ...carried, [field]: clampField(field, carried[field] + by) }
  return withDraft(state, { settings, correction: null })
}

export const chosen = (state: Timers, seconds: number): Timers =>
  withDraft(state, { settings: toSettings(seconds), correction: null })
