import { plural } from './writing.en'

const UNITS = [
  { seconds: 3600, one: '# hour', other: '# hours' },
  { seconds: 60, one: '# minute', other: '# minutes' },
  { seconds: 1, one: '# second', other: '# seconds' },
] as const

/** Such as `1 hour 30 minutes`, without the units that are 0; `0 seconds` for nothing. Of whole seconds. */
export function durationText(seconds: number): string {
  let rest = seconds
  const counted = UNITS.map((unit) => {
    const count = Math.floor(rest / unit.seconds)
    rest -= count * unit.seconds
    return { count, unit }
  })
  const parts = counted.filter(({ count }) => count > 0)
  return (parts.length > 0 ? parts : counted.slice(-1))
    .map(({ count, unit }) => plural(count, unit))
    .join(' ')
}
