import { useEffect, useState } from 'react'
import { readClocks } from '#platform/clocks'
import { whenIdle } from '#platform/idle'

/** The time of day goes by minutes: soon enough for a text that shows them. */
const CLOCK_PERIOD_MS = 5000

/** The wall clock in ms since 1970, every few seconds; null until the page has come to rest. */
export function useWallClock(periodMs = CLOCK_PERIOD_MS): number | null {
  const [wallMs, setWallMs] = useState<number | null>(null)
  useEffect(() => {
    let left = false
    const read = () => {
      if (!left) setWallMs(readClocks().wallMs)
    }
    void whenIdle().then(read)
    const interval = setInterval(read, periodMs)
    return () => {
      left = true
      clearInterval(interval)
    }
  }, [periodMs])
  return wallMs
}
