import { useEffect } from 'react'
import { localTime } from '#lib/local-time'
import { whenIdle } from '#platform/idle'
import { localTimesReady } from '#platform/local-times'

export function LocalTime({ timestampMs }: { timestampMs: number }) {
  return <time dateTime={new Date(timestampMs).toISOString()}>{localTime(timestampMs)}</time>
}

/** For a page that will show local times: the first of them would take long while the visitor types. */
export function usePreparedLocalTime(): void {
  useEffect(() => void whenIdle().then(localTimesReady), [])
}
