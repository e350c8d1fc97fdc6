import { propertiesOf } from '#lib/properties'
import { fromKept, parseKept, toKept, type KeptTimer } from './kept'
import { advance, pauseTimer, resumeTimer, type ClockReading, type StartedTimer } from './timer'

/** With the one on the large clock. */
export const MOST_TIMERS = 12

export const LONGEST_NAME = 40

/** A timer beside the one on the large clock. */
export interface OtherTimer {
  id: number
  /** Empty where the visitor has given none. */
  name: string
  timer: StartedTimer
}

/** The name of the timer on the large clock, and all others. */
export interface KeptTimers {
  name: string
  others: { name: string; timer: KeptTimer }[]
}

/** All timers at a moment: those that ran may have finished. */
export const advanceAll = (timers: readonly OtherTimer[], now: ClockReading): OtherTimer[] =>
  timers.map((each) =>
    each.timer.phase === 'running' ? { ...each, timer: advance(each.timer, now) } : each,
  )

function pausedOrResumed(timer: StartedTimer, now: ClockReading): StartedTimer {
  if (timer.phase === 'running') return pauseTimer(timer, now)
  return timer.phase === 'paused' ? resumeTimer(timer, now) : timer
}

/** With one of them paused or resumed. */
export const toggled = (
  timers: readonly OtherTimer[],
  id: number,
  now: ClockReading,
): OtherTimer[] =>
  timers.map((each) =>
    each.id === id ? { ...each, timer: pausedOrResumed(each.timer, now) } : each,
  )

/** Those that have finished, and ran in `before`: the same timers, in the same order. */
export const endedSince = (
  timers: readonly OtherTimer[],
  before: readonly OtherTimer[],
): OtherTimer[] =>
  timers.filter(
    ({ timer }, index) => timer.phase === 'finished' && before[index]?.timer.phase === 'running',
  )

/** What to keep; null where there is but one timer, without a name. */
export function toKeptTimers(
  name: string,
  others: readonly OtherTimer[],
  now: ClockReading,
): KeptTimers | null {
  if (name === '' && others.length === 0) return null
  const kept = others.map((each) => ({ name: each.name, timer: toKept(each.timer, now) }))
  return { name, others: kept }
}

/** The timers beside the large clock again, at another visit; those that ended a day ago are left out. */
export const fromKeptTimers = ({ others }: KeptTimers, now: ClockReading): OtherTimer[] =>
  others.flatMap(({ name, timer: kept }, index) => {
    const timer = fromKept(kept, now)
    return timer ? [{ id: index + 1, name, timer }] : []
  })

const readName = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST_NAME) : '')

/** Each timer that can be read; null where nothing can. */
export function parseKeptTimers(value: unknown): KeptTimers | null {
  const { name, others } = propertiesOf(value)
  if (!Array.isArray(others)) return null
  const read = others.flatMap((each: unknown) => {
    const entry = propertiesOf(each)
    const timer = parseKept(entry['timer'])
    return timer ? [{ name: readName(entry['name']), timer }] : []
  })
  return { name: readName(name), others: read.slice(0, MOST_TIMERS - 1) }
}
