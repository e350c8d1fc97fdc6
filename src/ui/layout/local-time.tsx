import { localTime } from '#lib/local-time'
import { useLocaleKnown } from '../browser/use-locale-known'

export function LocalTime({ timestampMs }: { timestampMs: number }) {
  const isKnown = useLocaleKnown()
  return (
    <time dateTime={new Date(timestampMs).toISOString()}>{isKnown && localTime(timestampMs)}</time>
  )
}
