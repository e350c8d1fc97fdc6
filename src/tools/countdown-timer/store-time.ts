import { readClocks } from '#platform/clocks'
import { testAlarm } from '#platform/device/alarm'
import { addMinute } from './domain/more-time'
import { readQuickEntry } from './box/quick-entry'
import { LONGEST_SECONDS, toSettings, totalSeconds } from './domain/settings'
import { useTimer } from './store'

const TEST_MS = 2500

/** Starts a timer of what was typed, also in place of one that has finished; false where that is no time. */
export function startFrom(text: string): boolean {
  const { show, start } = useTimer.getState()
  const now = readClocks()
  const totalMs = readQuickEntry(text, now.wallMs)
  if (totalMs === null) return false
  show({ phase: 'settings' }, toSettings(Math.ceil(totalMs / 1000)))
  start()
  return true
}

/** One minute more: of the timer, or of the settings. */
export function addOneMinute(): void {
  const { timer, settings, show } = useTimer.getState()
  if (timer.phase !== 'settings') return show(addMinute(timer, readClocks()))
  show(timer, toSettings(Math.min(totalSeconds(settings) + 60, LONGEST_SECONDS)))
}

/** The alarm for a moment, as it is set. */
export const testSound = (): void => testAlarm(TEST_MS)
