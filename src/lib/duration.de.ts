import type * as en from './duration.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./duration.de'), typeof en>
// Written from b1d272e6353c
import { plural } from './writing.en'

const UNITS = [
  { seconds: 3600, one: '# Stunde', other: '# Stunden' },
  { seconds: 60, one: '# Minute', other: '# Minuten' },
  { seconds: 1, one: '# Sekunde', other: '# Sekunden' },
] as const

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
