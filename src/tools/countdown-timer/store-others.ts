import type { StateCreator, StoreApi } from 'zustand'
import { readClocks } from '../../platform/clocks'
import { keepAwake } from '../../platform/device/wake-lock'
import { startTicks } from './client'
import type { ClockReading } from './domain/countdown'
import { toSettings } from './domain/settings'
import {
  advanceAll,
  endedSince,
  LONGEST_NAME,
  MOST_TIMERS,
  type NamedTimer,
} from './domain/named-timers'
import { pauseTimer, resumeTimer, secondsLeft, type StartedTimer } from './domain/timer'
import type { TimerState } from './store-state'

export const browser = { readClocks, startTicks, keepAwake }

export interface OthersState {
  /** All but the one on the large clock. */
  others: readonly NamedTimer[]
  /** Names the timer on the large clock. */
  rename: (name: string) => void
  /** Makes place on the large clock; its timer goes on beside it. False where there is no more place. */
  putAside: () => boolean
  /** Brings a timer to the large clock, whose own goes on in its place. */
  enlarge: (id: number) => void
  /** Pauses or resumes one. */
  toggle: (id: number) => void
  remove: (id: number) => void
  /** Puts others in place of these, such as those of an earlier visit. */
  take: (others: readonly NamedTimer[]) => void
}

const isShownAlike = (a: readonly NamedTimer[], b: readonly NamedTimer[]) =>
  a.every(({ timer }, index) => {
    const other = b[index]?.timer
    return other && timer.phase === other.phase && secondsLeft(timer) === secondsLeft(other)
  })

function pausedOrResumed(timer: StartedTimer, now: ClockReading): StartedTimer {
  if (timer.phase === 'running') return pauseTimer(timer, now)
  return timer.phase === 'paused' ? resumeTimer(timer, now) : timer
}

let lastId = MOST_TIMERS

/** Of the timer on the large clock, to stand beside it; none before it is started. */
function aside({ timer, name }: TimerState): NamedTimer[] {
  return timer.phase === 'settings' ? [] : [{ id: ++lastId, name, timer }]
}

/** After a timer that came by itself the fields hold what they held before. */
function restoreFields(large: StoreApi<TimerState>, { settings, name }: TimerState): void {
  const stop = large.subscribe(({ timer }) => {
    if (timer.phase === 'finished') return
    stop()
    if (timer.phase === 'settings') large.setState({ settings, name })
  })
}

/** Ticks, and keeps the screen on, from a call with true until one with false. */
function startAndStop(on: typeof browser, tick: () => void) {
  let stops: (() => void)[] = []
  return (isRunning: boolean) => {
    if (isRunning && stops.length === 0) stops = [on.startTicks(tick), on.keepAwake()]
    if (isRunning) return
    stops.forEach((stop) => stop())
    stops = []
  }
}

/** The timers beside the large clock. */
export const othersState =
  (large: StoreApi<TimerState>, on: typeof browser): StateCreator<OthersState> =>
  (set, get) => {
    const run = startAndStop(on, tick)

    function change(others: readonly NamedTimer[]) {
      set({ others })
      run(others.some(({ timer }) => timer.phase === 'running'))
    }
    function enlarge(id: number) {
      const { others } = get()
      const found = others.find((each) => each.id === id)
      if (!found) return
      const before = large.getState()
      change(others.flatMap((each) => (each === found ? aside(before) : [each])))
      large.setState({ name: found.name })
      before.show(found.timer, toSettings(Math.ceil(found.timer.totalMs / 1000)))
    }
    function tick() {
      const { others } = get()
      const next = advanceAll(others, on.readClocks())
      if (isShownAlike(next, others)) return
      change(next)
      if (large.getState().isSilent) return
      // The tab that rings brings them to the large clock, and so to the others.
      for (const { id } of endedSince(next, others)) {
        const before = large.getState()
        enlarge(id)
        if (before.timer.phase === 'settings') restoreFields(large, before)
      }
    }
    return {
      others: [],
      rename: (name) => large.setState({ name: name.slice(0, LONGEST_NAME) }),
      putAside() {
        const { others } = get()
        const before = large.getState()
        if (before.timer.phase === 'settings' || others.length >= MOST_TIMERS - 1) return false
        change([...others, ...aside(before)])
        large.setState({ name: '' })
        before.show({ phase: 'settings' })
        return true
      },
      enlarge,
      toggle(id) {
        const now = on.readClocks()
        const toggled = (each: NamedTimer) => ({ ...each, timer: pausedOrResumed(each.timer, now) })
        change(get().others.map((each) => (each.id === id ? toggled(each) : each)))
      },
      take: change,
      remove: (id) => change(get().others.filter((each) => each.id !== id)),
    }
  }
