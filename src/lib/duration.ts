import { durationParts } from './duration-parts'
import { inUnit } from './duration.en'
import { unitList } from './writing.en'

/** Such as `1 hour 30 minutes`, without the units that are 0; `0 seconds` for nothing. Of whole seconds. */
export const durationText = (seconds: number): string =>
  unitList(durationParts(seconds).map(([count, unit]) => inUnit(count, unit)))
