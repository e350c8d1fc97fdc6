import type { StoreApi } from 'zustand'
import { readClocks } from '../../platform/clocks'
import { showTabIcon } from '../../platform/tab-icon'
import { iconSteps, ringIcon } from './domain/ring-icon'
import type { TimerState } from './store-state'

/** A browser may paint all of its tabs for a new icon. */
const SHORTEST_MS = 1000

const browser = { readClocks, showTabIcon }

/** The tab's icon is a ring of the time left while the timer runs. */
export function watchIcon(store: StoreApi<TimerState>, on = browser): void {
  let shown: number | null = null
  let shownAtMs = 0

  function draw({ timer }: TimerState) {
    const steps = iconSteps(timer)
    if (steps === shown) return
    const { monotonicMs } = on.readClocks()
    if (steps !== null && shown !== null && monotonicMs - shownAtMs < SHORTEST_MS) return
    shown = steps
    shownAtMs = monotonicMs
    on.showTabIcon(steps === null ? null : ringIcon(steps))
  }
  draw(store.getState())
  store.subscribe(draw)
}
