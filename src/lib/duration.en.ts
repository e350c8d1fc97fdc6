import type { DurationUnit } from './duration-parts'
import { plural } from './writing.en'

const UNITS: Readonly<Record<DurationUnit, { one: string; other: string }>> = {
  hour: { one: '# hour', other: '# hours' },
  minute: { one: '# minute', other: '# minutes' },
  second: { one: '# second', other: '# seconds' },
}

/** Such as `2 hours`. */
export const inUnit = (count: number, unit: DurationUnit) => plural(count, UNITS[unit])
