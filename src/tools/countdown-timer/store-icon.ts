import type { StoreApi } from 'zustand'
import { showTabIcon } from '../../platform/tab-icon'
import { iconSteps, ringIcon } from './domain/ring-icon'
import type { TimerState } from './store-state'

/** The tab's icon is a ring of the time left while the timer runs. */
export function watchIcon(store: StoreApi<TimerState>, show = showTabIcon): void {
  let shown: number | null = null

  function draw({ timer }: TimerState) {
    const steps = iconSteps(timer)
    if (steps === shown) return
    shown = steps
    show(steps === null ? null : ringIcon(steps))
  }
  draw(store.getState())
  store.subscribe(draw)
}
