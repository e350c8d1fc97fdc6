import type { StoreApi } from 'zustand'
import { readClocks } from '#platform/clocks'
import { soundAlarm, unlockAlarm } from '#platform/device/alarm'
import { onFirstTouch } from '#platform/first-touch'
import { shareAmongTabs } from '#platform/one-tab'
import { keepLocal, onChangeInOtherTab, readLocal } from '#platform/storage'
import { onPageBack, onPageHide } from '#platform/way-back'
import { fromKept, isSameTimer, parseKept, toKept, type KeptTimer } from './domain/kept'
import { isUnseenEnd, settingsOf, type Timer } from './domain/timer'
import type { TimerState } from './store-state'

const KEPT_TIMER = 'timer'

/** A timer that ended longer ago is shown without sound. */
const RINGS_FOR_MS = 3_600_000

/** In that time after the page has come, or has come back, the alarm of an earlier visit sounds again. */
const ARRIVAL_MS = 5000

const browser = {
  readClocks,
  readKept: () => readLocal(KEPT_TIMER, parseKept),
  keep: (kept: KeptTimer | null) => keepLocal(KEPT_TIMER, kept),
  onChangeInOtherTab,
  shareAmongTabs,
  onPageHide,
  onPageBack,
  onFirstTouch,
  soundAlarm,
  unlockAlarm,
}

/** What keeping a timer needs of the browser; a parameter for the tests. */
export type KeepingBrowser = typeof browser

type Store = StoreApi<TimerState>

const isLongOver = (timer: Timer, wallMs: number) =>
  timer.phase === 'finished' && wallMs - timer.endedAtMs > RINGS_FOR_MS

/** Takes over the timer of an earlier visit, or of another tab. */
function takeKept(store: Store, on: KeepingBrowser): void {
  const kept = on.readKept()
  const timer = kept && fromKept(kept, on.readClocks())
  const { timer: present, show } = store.getState()
  if (isSameTimer(timer ?? { phase: 'settings' }, present)) return
  if (timer) show(timer, settingsOf(timer))
  else show({ phase: 'settings' })
}

/** Browsers let no page sound before its first use: what has finished sounds then. */
function soundWhenTouched(store: Store, on: KeepingBrowser): void {
  on.onFirstTouch(() => {
    const { timer, isSilent } = store.getState()
    if (!isUnseenEnd(timer)) on.unlockAlarm()
    else if (!isSilent && !isLongOver(timer, on.readClocks().wallMs)) void on.soundAlarm()
  })
}

/** Settles with the other tabs which of them rings. Returns how to take that over. */
function shareAlarm(store: Store, on: KeepingBrowser): () => void {
  let cameAtMs = on.readClocks().monotonicMs
  on.onPageBack(() => (cameAtMs = on.readClocks().monotonicMs))
  return on.shareAmongTabs('timer-alarm', (isOurs) => {
    const { timer, isSilent, show } = store.getState()
    if (isSilent !== isOurs) return
    store.setState({ isSilent: !isOurs })
    const { monotonicMs, wallMs } = on.readClocks()
    const isArriving = isOurs && monotonicMs - cameAtMs < ARRIVAL_MS && !isLongOver(timer, wallMs)
    // Again, with sound or without.
    if (timer.phase === 'running' || (timer.phase === 'finished' && isArriving)) show(timer)
  })
}

/**
 * Keeps the timer on the device until it is reset, and brings back the one of an earlier visit. All tabs show
 * the same timer; it rings in that in which it was started, or in another one when that is closed or left.
 */
export function keepTimer(store: Store, on: KeepingBrowser = browser): void {
  let isTaking = false
  function keep() {
    const { timer } = store.getState()
    on.keep(timer.phase === 'settings' ? null : toKept(timer, on.readClocks()))
  }
  function take() {
    isTaking = true
    takeKept(store, on)
    isTaking = false
  }
  // Before the page that goes gives the alarm away.
  on.onPageHide(() => {
    const { timer, isSilent } = store.getState()
    // From then on time goes by the wall clock: the later, the less can it be wrong by a clock that is set meanwhile.
    if (timer.phase === 'running' && !isSilent) keep()
  })
  const isStarted = store.getState().timer.phase !== 'settings'
  if (isStarted) keep()
  else store.setState({ isSilent: true })
  const takeAlarm = shareAlarm(store, on)
  if (isStarted) takeAlarm()
  else {
    take()
    soundWhenTouched(store, on)
  }
  store.subscribe(({ timer, isSilent }, { timer: before }) => {
    if (isTaking || isSameTimer(timer, before)) return
    // The end comes in every tab: the one that rings keeps it.
    if (timer.phase === 'finished' && isSilent) return
    keep()
    if (timer.phase === 'running' && before.phase !== 'running') takeAlarm()
  })
  on.onChangeInOtherTab(KEPT_TIMER, take)
}
