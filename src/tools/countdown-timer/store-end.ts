import type { StoreApi } from 'zustand'
import { readClocks } from '#platform/clocks'
import { silenceAlarm, soundAlarm } from '#platform/device/alarm'
import { schedule } from '#platform/schedule'
import type { TimerOptions } from './domain/options'
import { overSeconds, repeatTimer } from './domain/more-time'
import {
  advance,
  isUnseenEnd,
  type ClockReading,
  type FinishedTimer,
  type Timer,
} from './domain/timer'
import type { TimerState } from './store-state'

/** How long the alarm sounds between two rounds. */
const REPEAT_RINGS_MS = 5000

/** How late the clock that counts up may be at most. */
const COUNT_PERIOD_MS = 250

const browser = {
  readClocks,
  soundAlarm,
  silenceAlarm,
  schedule,
  every(act: () => void, periodMs: number) {
    const interval = setInterval(act, periodMs)
    return () => clearInterval(interval)
  },
}

type Store = StoreApi<TimerState>

/** Starts a timer that has ended again, on the large clock. The alarm sounds for a while, or until the timer stops. */
export function repeat(store: Store, ended: FinishedTimer, on = browser): void {
  const { show, isSilent } = store.getState()
  show(repeatTimer(ended, on.readClocks()))
  if (isSilent) return
  void on.soundAlarm()
  const cancel = on.schedule(stop, REPEAT_RINGS_MS)
  const unsubscribe = store.subscribe((state) => state.timer.phase !== 'running' && stop())

  function stop() {
    unsubscribe()
    cancel()
    const state = store.getState()
    // An end that comes meanwhile sounds the same alarm.
    if (!isUnseenEnd(state.timer) || state.isSilent) on.silenceAlarm()
  }
}

const isUp = (timer: Timer, now: ClockReading): boolean =>
  timer.phase === 'running' && advance(timer, now).phase === 'finished'

/** What happens after zero, where the visitor has chosen it: the timer repeats, or the clock counts up. */
export function watchEnd(store: Store, getOptions: () => TimerOptions, on = browser): void {
  let stopCounting: (() => void) | undefined

  function count() {
    const { timer, overSeconds: before } = store.getState()
    const isCounting = timer.phase === 'finished' && getOptions().countsUp
    const seconds = isCounting ? overSeconds(timer, on.readClocks().wallMs) : null
    if (seconds !== before) store.setState({ overSeconds: seconds })
  }
  function handlePhase({ timer }: TimerState) {
    if (timer.phase === 'finished') {
      stopCounting ??= on.every(count, COUNT_PERIOD_MS)
      return
    }
    stopCounting?.()
    stopCounting = undefined
    count()
  }
  handlePhase(store.getState())
  store.subscribe((state, { timer: before }) => {
    const { timer } = state
    handlePhase(state)
    // Another one, which has ended before, may have taken the place of one that ran.
    const hasEnded = timer.phase === 'finished' && isUp(before, on.readClocks())
    if (!hasEnded || !getOptions().repeats) return
    // Once all that belongs to the end has been done.
    queueMicrotask(() => {
      if (store.getState().timer === timer) repeat(store, timer, on)
    })
  })
}
