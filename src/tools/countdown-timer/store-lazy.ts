import { afterPaint } from '#platform/after-paint'
import { whenIdle } from '#platform/idle'
import { logError } from '#platform/log'
import { schedule } from '#platform/schedule'
import { readLocalText } from '#platform/storage'
import { useTimer } from './store'

/** One timer, several, and what was chosen for them. */
const KEPT = ['timer', 'timers', 'settings.countdown-timer']

const RETRY_MS = 60_000

let loading: Promise<void> | undefined

const importExtras = () => import('./store-extras')

async function start() {
  try {
    const { startExtras } = await importExtras()
    startExtras(useTimer)
  } catch (cause) {
    schedule(() => {
      loading = undefined
      check()
    }, RETRY_MS)
    logError('The timer cannot be kept on this device', cause)
  }
}

const load = () => (loading ??= start())

const isKept = () => KEPT.some((key) => readLocalText(key))

function check() {
  const isUsed = useTimer.getState().timer.phase !== 'settings'
  if (isUsed || isKept()) afterPaint(() => void load())
}

/** Resolves once the timer of an earlier visit is on the clock, where there is one. */
export async function whenResumed(): Promise<void> {
  if (isKept()) await load()
}

/**
 * Loads what keeps timers on the device once there is something to keep, or that was kept by an earlier visit
 * or another tab.
 */
export function watchTimer(): () => void {
  check()
  // Before it is used: whoever leaves the page as soon as the timer has started finds it again.
  void whenIdle()
    .then(importExtras)
    .catch(() => {})
  const stop = useTimer.subscribe(check)
  window.addEventListener('storage', check)
  return () => {
    stop()
    window.removeEventListener('storage', check)
  }
}
