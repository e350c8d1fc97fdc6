import type * as en from './duration.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./duration.de'), typeof en>
// Written from b1d272e6353c
import { durationParts, type DurationUnit } from './duration-parts'
import { plural } from './writing.en'

const UNITS: Readonly<Record<DurationUnit, { one: string; other: string }>> = {
  hour: { one: '# Stunde', other: '# Stunden' },
  minute: { one: '# Minute', other: '# Minuten' },
  second: { one: '# Sekunde', other: '# Sekunden' },
}

export const durationText = (seconds: number): string =>
  durationParts(seconds)
    .map(([count, unit]) => plural(count, UNITS[unit]))
    .join(' ')
