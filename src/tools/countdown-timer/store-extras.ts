import type { StoreApi } from 'zustand'
import { logError } from '#platform/log'
import { onChangeInOtherTab, readLocalText } from '#platform/storage'
import { showTabIcon } from '#platform/tab-icon'
import { watchEnd } from './store-end'
import { keepTimer } from './store-kept'
import { changeOptions, useTimerOptions } from './store-options'
import { iconTicks, ringIcon } from './domain/ring'
import { DEFAULT_SETTINGS, toSettings, totalSeconds } from './domain/settings'
import type { TimerState } from './store-state'

/** The last length is that of the next timer, unless one has been chosen by now. */
export function keepLength(store: StoreApi<TimerState>): void {
  const { timer, settings } = store.getState()
  const isStarted = timer.phase !== 'settings'
  const { lastSeconds } = useTimerOptions.getState()
  if (isStarted) changeOptions({ lastSeconds: totalSeconds(settings) })
  else if (settings === DEFAULT_SETTINGS) store.setState({ settings: toSettings(lastSeconds) })
  store.subscribe((state, before) => {
    if (before.timer.phase === 'settings' && state.timer.phase === 'running')
      changeOptions({ lastSeconds: totalSeconds(state.settings) })
  })
}

/** The tab's icon is a ring of the time left while the timer runs. */
export function watchIcon(store: StoreApi<TimerState>, show = showTabIcon): void {
  let shown: number | null = null

  function draw({ timer }: TimerState) {
    const ticks = iconTicks(timer)
    if (ticks === shown) return
    shown = ticks
    show(ticks === null ? null : ringIcon(ticks))
  }
  draw(store.getState())
  store.subscribe(draw)
}

/** The timers beside the large clock, once there are any. */
function loadOthers(): void {
  if (!readLocalText('timers')) return
  import('./store-others').catch((cause: unknown) => logError('Other timers did not come', cause))
}

/** All that a timer in use needs beside the clock, whichever extras of the page are unfolded. To be called once. */
export function startExtras(store: StoreApi<TimerState>): void {
  keepLength(store)
  keepTimer(store)
  watchEnd(store, useTimerOptions.getState)
  watchIcon(store)
  loadOthers()
  onChangeInOtherTab('timers', loadOthers)
}
