import type { ClockReading } from '#lib/clock-reading'
import { chosen, fieldLeft, totalSeconds } from './settings'
import {
  addMinutes,
  advance,
  pauseTimer,
  repeatTimer,
  resumeTimer,
  secondsLeft,
  settingsOf,
  startTimer,
  type StartedTimer,
} from './timer'
import {
  endedAtMsOf,
  large,
  MOST_TIMERS,
  restartedAtMsOf,
  unseenEnd,
  type PendingTimer,
  type ListedTimer,
  type Place,
  type TimerNotice,
  type Timers,
} from './timers'

// Each step makes the next state of all timers; the clocks were read for it.

/** What is left when it is announced: not every second. */
const ANNOUNCE_AT_MS = [300_000, 60_000, 10_000]

function noticeOf(state: Timers, { id, timer }: ListedTimer): TimerNotice | null {
  const before = large(state)
  if (timer.phase !== 'running') return null
  if (before?.id !== id || before.timer.phase !== 'running') return state.notice
  const { leftMs } = before.timer
  const isDue = ANNOUNCE_AT_MS.some((ms) => leftMs > ms && timer.leftMs <= ms)
  return isDue ? { kind: 'left', seconds: secondsLeft(timer) } : state.notice
}

/** A timer at a moment; the same object where its clock shows the same. At its end it may begin again. */
function advancedOne(each: ListedTimer, now: ClockReading, repeats: boolean): ListedTimer {
  if (each.timer.phase !== 'running') return each
  const timer = advance(each.timer, now)
  if (timer.phase === 'finished')
    return { ...each, timer: repeats ? repeatTimer(timer, now) : timer }
  return secondsLeft(timer) === secondsLeft(each.timer) ? each : { ...each, timer }
}

/**
 * All timers at a moment. Their ends come in every tab; that which rings starts them again, if that is chosen, and
 * the others take it over from there.
 */
export function advanced(state: Timers, now: ClockReading): Timers {
  const { timers: before, hasAlarm, options } = state
  const repeats = hasAlarm && options.repeats
  const timers = before.map((each) => advancedOne(each, now, repeats))
  if (timers.every((each, index) => each === before[index])) return state
  const again = timers.findLast((each, at) => restartedAtMsOf(each) !== restartedAtMsOf(before[at]))
  const next = { ...state, timers, shown: again?.id ?? state.shown }
  const shown = large(next)
  return { ...next, notice: shown && noticeOf(state, shown) }
}

/** Adds a timer of the length in the fields, and puts it on the large clock. */
function added(before: Timers, name: string, now: ClockReading): Timers {
  const draft = fieldLeft(before.draft)
  const state = { ...before, draft }
  const { timers, options } = state
  const seconds = totalSeconds(draft.settings)
  if (seconds === 0 || timers.length >= MOST_TIMERS) return state
  const id = Math.max(0, ...timers.map((each) => each.id)) + 1
  return {
    ...state,
    timers: [...timers, { id, name, timer: startTimer(seconds * 1000, now) }],
    shown: id,
    pending: null,
    notice: { kind: 'started', seconds },
    options: { ...options, lastSeconds: seconds },
  }
}

/** Starts what the fields hold. Refused while that is 0. */
export function started(state: Timers, now: ClockReading): Timers {
  if (large(state)) return state
  const next = added(state, state.draft.name, now)
  return next.timers === state.timers ? next : { ...next, draft: { ...next.draft, name: '' } }
}

/** Starts a timer of that length and name, in place of the one on the large clock or beside it. */
export function begun(
  before: Timers,
  { seconds, name }: PendingTimer,
  place: Place,
  now: ClockReading,
): Timers {
  const state = place === 'beside' ? putAside(before) : afterReset(before)
  return added({ ...state, draft: chosen(state.draft, seconds) }, name, now)
}

/**
 * What a link or the box has asked for: it is filled in, or, where a timer is on the clock, the visitor decides.
 * @param name null: a typed one stays
 */
export function asked(before: Timers, seconds: number, name: string | null): Timers {
  const state = large(before)?.timer.phase === 'finished' ? afterReset(before) : before
  const draft = chosen(state.draft, seconds)
  // The box hands the name over beside a link with the length alone, before or after it.
  const known = before.pending?.seconds === seconds ? before.pending.name : ''
  if (large(state)) return { ...state, draft, pending: { seconds, name: name ?? known } }
  return { ...state, draft: { ...draft, name: name ?? draft.name }, pending: null }
}

const withTimer = (state: Timers, id: number, change: (timer: StartedTimer) => StartedTimer) => ({
  ...state,
  timers: state.timers.map((each) =>
    each.id === id ? { ...each, timer: change(each.timer) } : each,
  ),
})

/** Pauses or resumes a timer; what is done to the large one is announced. */
export function toggled(state: Timers, now: ClockReading, id = large(state)?.id): Timers {
  const found = state.timers.find((each) => each.id === id)
  if (!found || found.timer.phase === 'finished') return state
  const { timer } = found
  const next = timer.phase === 'running' ? pauseTimer(timer, now) : resumeTimer(timer, now)
  const kind = next.phase === 'paused' ? 'paused' : 'resumed'
  const isLarge = large(state)?.id === id
  return {
    ...withTimer(state, found.id, () => next),
    notice: isLarge ? { kind, seconds: secondsLeft(next) } : state.notice,
  }
}

export const removed = (state: Timers, id: number): Timers => ({
  ...state,
  timers: state.timers.filter((each) => each.id !== id),
  shown: state.shown === id ? null : state.shown,
})

/** Ends a timer; after the one on the large clock the fields are there. Also what New Timer does. */
export function afterReset(state: Timers, id = large(state)?.id): Timers {
  if (id === undefined || state.timers.every((each) => each.id !== id)) return state
  return {
    ...removed(state, id),
    ...(large(state)?.id === id && { shown: null, pending: null }),
    notice: { kind: 'reset', seconds: totalSeconds(state.draft.settings) },
  }
}

/** A timer whose end the visitor has seen, if it has ended. */
const seen = (timer: StartedTimer): StartedTimer =>
  timer.phase === 'finished' ? { ...timer, isSeen: true } : timer

/** The visitor turns away from the end on the large clock. */
function lookedAway(state: Timers): Timers {
  const end = unseenEnd(state)
  return end ? withTimer(state, end.id, seen) : state
}

/** The timer on the large clock goes on beside it, in favor of the fields. Refused where the list is full. */
export const putAside = (state: Timers): Timers =>
  large(state) && state.timers.length < MOST_TIMERS
    ? { ...lookedAway(state), shown: null, notice: null }
    : state

/** Puts a timer on the large clock; after it the fields have its length. */
export function enlarged(state: Timers, id: number): Timers {
  const found = state.timers.find((each) => each.id === id)
  if (!found) return state
  const draft = { ...state.draft, settings: settingsOf(found.timer), correction: null }
  return { ...lookedAway(state), shown: id, notice: null, draft }
}

/** The visitor leaves the page: all that has ended has been seen, and stays where it is. */
export const pageLeft = (state: Timers): Timers => ({
  ...state,
  timers: state.timers.map((each) => ({ ...each, timer: seen(each.timer) })),
  shown: large(state)?.id ?? null,
  notice: null,
})

/** Some minutes more for a timer; the one on the large clock stays there. */
export function lengthened(
  state: Timers,
  minutes: number,
  now: ClockReading,
  id = large(state)?.id,
): Timers {
  if (id === undefined) return state
  const next = withTimer(state, id, (timer) => addMinutes(timer, minutes, now))
  return large(state)?.id === id ? { ...next, shown: id, notice: null } : next
}

/** How long ago an end may be that still rings when the visitor comes back. */
const RINGS_FOR_MS = 60_000

/**
 * This tab is the one that rings from now on, or no longer. The ends that it finds are silent in each tab.
 * @param isArriving the visitor has just come to the page: what ended meanwhile rings
 */
export function alarmMoved(
  state: Timers,
  { isOurs, isArriving }: { isOurs: boolean; isArriving: boolean },
  { wallMs }: ClockReading,
): Timers {
  if (!isOurs || state.hasAlarm) return { ...state, hasAlarm: isOurs }
  const timers = state.timers.map((each): ListedTimer => {
    const rings = isArriving && wallMs - endedAtMsOf(each) <= RINGS_FOR_MS
    if (each.timer.phase !== 'finished' || rings) return each
    return { ...each, timer: { ...each.timer, isSilent: true } }
  })
  return { ...state, hasAlarm: true, timers }
}
