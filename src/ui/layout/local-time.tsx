import { useEffect } from 'react'
import { localTime } from '#lib/local-time'
import { whenIdle } from '#platform/idle'

export function LocalTime({ timestampMs }: { timestampMs: number }) {
  return <time dateTime={new Date(timestampMs).toISOString()}>{localTime(timestampMs)}</time>
}

/** For a page that will show local times: the first formatter takes a slow phone 100 ms, so it is made at rest. */
export function usePreparedLocalTime(): void {
  useEffect(() => void whenIdle().then(() => localTime(0)), [])
}
