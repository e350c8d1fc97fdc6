import type * as en from './duration.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./duration.de'), typeof en>
// Written from f69183be73cf
import type { DurationUnit } from './duration-parts'
import { plural } from './writing.en'

const UNITS: Readonly<Record<DurationUnit, { one: string; other: string }>> = {
  hour: { one: '# Stunde', other: '# Stunden' },
  minute: { one: '# Minute', other: '# Minuten' },
  second: { one: '# Sekunde', other: '# Sekunden' },
}

export const inUnit = (count: number, unit: DurationUnit) => plural(count, UNITS[unit])
