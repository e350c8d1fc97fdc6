import type { StoreApi } from 'zustand'
import { readClocks } from '#platform/clocks'
import { keepLocal, onChangeInOtherTab, readLocal } from '#platform/storage'
import { isSameTimer } from './domain/kept'
import {
  endedSince,
  fromKeptTimers,
  parseKeptTimers,
  toKeptTimers,
  type KeptTimers,
  type OtherTimer,
} from './domain/timers'
import { isUnseenEnd } from './domain/timer'
import type { OthersState } from './store-others-state'
import type { TimerState } from './store-state'

const KEPT_TIMERS = 'timers'

const browser = {
  readClocks,
  readKept: () => readLocal(KEPT_TIMERS, parseKeptTimers),
  keep: (kept: KeptTimers | null) => keepLocal(KEPT_TIMERS, kept),
  onChangeInOtherTab,
}

const isAlike = (a: readonly OtherTimer[], b: readonly OtherTimer[]) =>
  a.length === b.length &&
  a.every((each, index) => {
    const other = b[index]
    return other?.name === each.name && isSameTimer(other.timer, each.timer)
  })

/** Keeps names and the timers beside the large clock on the device; all tabs show the same. */
export function keepOthers(
  large: StoreApi<TimerState>,
  beside: StoreApi<OthersState>,
  on = browser,
): void {
  let isTaking = false
  const keep = () =>
    on.keep(toKeptTimers(large.getState().name, beside.getState().others, on.readClocks()))

  function take() {
    const kept = on.readKept()
    isTaking = true
    beside.getState().take(kept ? fromKeptTimers(kept, on.readClocks()) : [])
    large.setState({ name: kept?.name ?? '' })
    isTaking = false
  }
  take()
  /** Brings what has ended while the page was closed to the large clock, so that it is not overlooked. */
  function showEnded() {
    const ended = beside.getState().others.findLast(({ timer }) => isUnseenEnd(timer))
    const { timer, isSilent } = large.getState()
    if (ended && !isSilent && !isUnseenEnd(timer)) beside.getState().enlarge(ended.id)
  }
  large.subscribe(({ name, timer, isSilent }, before) => {
    // Once what rings in this tab has been settled.
    if (before.isSilent && !isSilent) queueMicrotask(showEnded)
    if (isTaking) return
    // The next timer is another one.
    const isNext = timer.phase === 'settings' && before.timer.phase !== 'settings'
    if (isNext && name !== '' && name === before.name) large.setState({ name: '' })
    else if (name !== before.name) keep()
  })
  beside.subscribe(({ others }, { others: before }) => {
    if (isTaking || isAlike(others, before)) return
    // The tab that rings brings it to the large clock, and keeps it there.
    if (!large.getState().isSilent || endedSince(others, before).length === 0) keep()
  })
  on.onChangeInOtherTab(KEPT_TIMERS, take)
  showEnded()
}
