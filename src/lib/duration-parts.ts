export type DurationUnit = 'hour' | 'minute' | 'second'

const SECONDS: readonly (readonly [unit: DurationUnit, seconds: number])[] = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** The units of a length of whole seconds that are not 0, the largest first; 0 seconds for nothing. */
export function durationParts(
  seconds: number,
): readonly (readonly [count: number, unit: DurationUnit])[] {
  let rest = seconds
  const parts = SECONDS.map(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return [count, unit] as const
  })
  const found = parts.filter(([count]) => count > 0)
  return found.length > 0 ? found : parts.slice(-1)
}
