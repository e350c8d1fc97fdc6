import { afterPaint } from '../../platform/after-paint'
import { whenIdle } from '../../platform/idle'
import { logError } from '../../platform/log'
import { schedule } from '../../platform/schedule'
import { readLocalText } from '../../platform/storage'
import { useTimer } from './store'

/** One timer, several, and what was chosen for them. */
const KEPT = ['timer', 'timers', 'settings.countdown-timer']

const RETRY_MS = 60_000

let isLoaded = false

const importExtras = () => import('./store-extras')

async function load() {
  if (isLoaded) return
  isLoaded = true
  try {
    const { startExtras } = await importExtras()
    startExtras(useTimer)
  } catch (cause) {
    // A running timer checks at each second.
    schedule(() => (isLoaded = false), RETRY_MS)
    logError('The timer cannot be kept on this device', cause)
  }
}

function check() {
  const isUsed = useTimer.getState().timer.phase !== 'settings'
  if (isUsed || KEPT.some((key) => readLocalText(key))) afterPaint(() => void load())
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
