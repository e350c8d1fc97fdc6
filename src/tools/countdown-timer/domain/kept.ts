import type { ClockReading } from '#lib/clock-reading'
import { propertiesOf } from '#lib/properties'
import { LONGEST_SECONDS } from './settings'
import { large, LONGEST_NAME, MOST_TIMERS, type ListedTimer, type Timers } from './timers'
import {
  passTime,
  settingsOf,
  type FinishedTimer,
  type PausedTimer,
  type RunningTimer,
  type StartedTimer,
} from './timer'

/** A timer as it is kept on the device, where no monotonic clock outlasts the page. */
type KeptTimer =
  | (Omit<RunningTimer, 'readAt' | 'restartedAtMs'> & { keptAtMs: number })
  | Exclude<StartedTimer, RunningTimer>

export interface KeptTimers {
  timers: { id: number; name: string; timer: KeptTimer }[]
  shown: number | null
  /** The name that the fields hold for the next timer. */
  name: string
}

export const NOTHING_KEPT: KeptTimers = { timers: [], shown: null, name: '' }

/** A timer that ended longer ago is of no interest any more. */
const FORGET_AFTER_MS = 86_400_000

function toKeptTimer(timer: StartedTimer): KeptTimer {
  if (timer.phase !== 'running') return timer
  const { phase, totalMs, setMs, leftMs, readAt } = timer
  return { phase, totalMs, setMs, leftMs, keptAtMs: readAt.wallMs }
}

function goOn({ keptAtMs, ...timer }: KeptTimer & { phase: 'running' }, now: ClockReading) {
  return passTime(timer, Math.max(0, now.wallMs - keptAtMs), now)
}

/**
 * The timer again, at another visit. Time goes by the wall clock meanwhile; one that was set back counts as no
 * time, so that a timer never has more left than when it was kept. Null where it ended a day ago.
 */
function fromKeptTimer(kept: KeptTimer, now: ClockReading): StartedTimer | null {
  if (kept.phase === 'paused') return kept
  const timer = kept.phase === 'finished' ? kept : goOn(kept, now)
  const isForgotten = timer.phase === 'finished' && now.wallMs - timer.endedAtMs >= FORGET_AFTER_MS
  return isForgotten ? null : timer
}

export const toKept = ({ timers, shown, draft }: Timers): KeptTimers => ({
  timers: timers.map((each) => ({ ...each, timer: toKeptTimer(each.timer) })),
  shown,
  name: draft.name,
})

/** Two tabs read the clocks at different moments, and the wall's may be set in between. */
const TOLERANCE_MS = 1000

const keptEndMs = (kept: Exclude<KeptTimer, PausedTimer>) =>
  kept.phase === 'running' ? kept.keptAtMs + kept.leftMs : kept.endedAtMs

/** What is known of an end beside its moment. */
function marksOf(kept: unknown): Pick<FinishedTimer, 'isSeen' | 'isSilent'> {
  const { isSeen, isSilent } = propertiesOf(kept)
  return { ...(isSeen === true && { isSeen }), ...(isSilent === true && { isSilent }) }
}

/** An end is no choice of the visitor: a timer that runs and one that has ended when the other was to end are the same. */
function isSameTimer(a: KeptTimer, b: KeptTimer): boolean {
  if (a.totalMs !== b.totalMs) return false
  if (a.phase === 'paused' || b.phase === 'paused')
    return a.phase === 'paused' && b.phase === 'paused' && a.leftMs === b.leftMs
  const isMarkedAlike = JSON.stringify(marksOf(a)) === JSON.stringify(marksOf(b))
  return isMarkedAlike && Math.abs(keptEndMs(a) - keptEndMs(b)) < TOLERANCE_MS
}

/** Whether the visitor has done nothing to what is kept of the timers. */
export const isSameList = (a: KeptTimers['timers'], b: KeptTimers['timers']): boolean =>
  a.length === b.length &&
  a.every(({ id, name, timer }, index) => {
    const other = b[index]
    return other?.id === id && other.name === name && isSameTimer(other.timer, timer)
  })

/** The timers of an earlier visit, or as another tab has them now, in place of these. */
export function fromKept(state: Timers, kept: KeptTimers, now: ClockReading): Timers {
  const timers = kept.timers.flatMap(({ id, name, timer: keptTimer }): ListedTimer[] => {
    const present = state.timers.find((each) => each.id === id)?.timer
    const isSame = present && isSameTimer(toKeptTimer(present), keptTimer)
    const timer = isSame ? present : fromKeptTimer(keptTimer, now)
    return timer ? [{ id, name, timer }] : []
  })
  const shown = timers.find(({ id }) => id === kept.shown)
  const { draft } = state
  const settings = shown && kept.shown !== state.shown ? settingsOf(shown.timer) : draft.settings
  const next = {
    ...state,
    timers,
    shown: shown?.id ?? null,
    draft: { ...draft, settings, name: kept.name },
  }
  const isAsBefore = large(next)?.timer === large(state)?.timer
  return { ...next, notice: isAsBefore ? state.notice : null }
}

const isMs = (value: unknown, longest = LONGEST_SECONDS * 1000): value is number =>
  typeof value === 'number' && value > 0 && value <= longest

/** 8.64e15 ms after 1970 is the last moment of a `Date`: ECMA-262, 21.4.1.1. */
const isMoment = (value: unknown): value is number => isMs(value, 8.64e15)

/** Null for anything that is no kept timer, such as one of another version. */
function parseTimer(value: unknown): KeptTimer | null {
  const { phase, totalMs, setMs, leftMs, keptAtMs, endedAtMs } = propertiesOf(value)
  if (!isMs(totalMs)) return null
  const length = { totalMs, setMs: isMs(setMs) ? setMs : totalMs }
  if (phase === 'finished' && isMoment(endedAtMs))
    return { phase, ...length, endedAtMs, ...marksOf(value) }
  if (!isMs(leftMs) || leftMs > totalMs) return null
  if (phase === 'paused') return { phase, ...length, leftMs }
  return phase === 'running' && isMoment(keptAtMs) ? { phase, ...length, leftMs, keptAtMs } : null
}

const readName = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST_NAME) : '')

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** Each timer that can be read; null where nothing can. */
export function parseKept(value: unknown): KeptTimers | null {
  const { timers, shown, name } = propertiesOf(value)
  if (!Array.isArray(timers)) return null
  const read = new Map<number, KeptTimers['timers'][number]>()
  for (const each of timers as unknown[]) {
    const { id, name: own, timer: kept } = propertiesOf(each)
    const timer = parseTimer(kept)
    if (timer && isId(id)) read.set(id, { id, name: readName(own), timer })
  }
  return {
    timers: [...read.values()].slice(0, MOST_TIMERS),
    shown: isId(shown) ? shown : null,
    name: readName(name),
  }
}
