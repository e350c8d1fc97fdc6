import { useWallClock } from '#ui/browser/use-wall-clock'
import { overtimeText } from '../domain/time-text'
import { overSeconds } from '../domain/timer'

/** How late the clock that counts up may be at most. */
const COUNT_PERIOD_MS = 250

/** @param endedAtMs in ms since 1970 */
export function Overtime({ endedAtMs }: { endedAtMs: number }) {
  const wallMs = useWallClock(COUNT_PERIOD_MS)
  return overtimeText(overSeconds(endedAtMs, wallMs ?? endedAtMs))
}
