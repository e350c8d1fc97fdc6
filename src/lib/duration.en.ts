import { durationParts, type DurationUnit } from './duration-parts'
import { plural } from './writing.en'

const UNITS: Readonly<Record<DurationUnit, { one: string; other: string }>> = {
  hour: { one: '# hour', other: '# hours' },
  minute: { one: '# minute', other: '# minutes' },
  second: { one: '# second', other: '# seconds' },
}

/** Such as `1 hour 30 minutes`, without the units that are 0; `0 seconds` for nothing. Of whole seconds. */
export const durationText = (seconds: number): string =>
  durationParts(seconds)
    .map(([count, unit]) => plural(count, UNITS[unit]))
    .join(' ')
