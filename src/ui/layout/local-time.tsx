import { useEffect } from 'react'
import { localTime, prepareLocalTime } from '../../lib/local-time'
import { whenIdle } from '../../platform/idle'

export function LocalTime({ timestampMs }: { timestampMs: number }) {
  return <time dateTime={new Date(timestampMs).toISOString()}>{localTime(timestampMs)}</time>
}

/**
 * For a page that will show local times: the formatter is made while nothing else is to be done. It
 * takes 30 ms and more, which would fall into the visitor's typing.
 */
export function usePreparedLocalTime(): void {
  useEffect(() => void whenIdle().then(prepareLocalTime), [])
}
