import type { Unit } from './unit'

/** Units of weight that the language of the page has beside those of every page. */
export const OWN_WEIGHT: readonly Unit[] = []
/** And of volume. */
export const OWN_VOLUME: readonly Unit[] = []
