export const DAY_SECONDS = 86_400

/** Words for times of day, in seconds since midnight. */
export const NAMED_TIMES: ReadonlyMap<string, number> = new Map([
  ['noon', 12 * 3600],
  ['midday', 12 * 3600],
  ['midnight', 0],
])

/** Seconds since midnight; null for hours that are none of the day, or of its half. */
export function secondsOfDay(hours: number, minutes: number, half: string | null): number | null {
  if (half === null) return hours < 24 ? hours * 3600 + minutes * 60 : null
  if (hours < 1 || hours > 12) return null
  return ((hours % 12) + (half.startsWith('p') ? 12 : 0)) * 3600 + minutes * 60
}

/** Seconds since midnight of `17:30`, `5:30 pm`, `5pm`, `noon`; null for what is no time of day. */
export function readTimeOfDay(text: string): number | null {
  const trimmed = text.trim().toLowerCase()
  const named = NAMED_TIMES.get(trimmed)
  if (named !== undefined) return named
  const [, hours, minutes, half = null] =
    /^(\d{1,2})(?:[:.]([0-5]\d))?\s*([ap]\.?m\.?)?$/.exec(trimmed) ?? []
  if (hours === undefined || (minutes === undefined && half === null)) return null
  return secondsOfDay(Number(hours), Number(minutes ?? 0), half)
}
