import type { Locale } from '#lib/number-text'
import { kept } from '#platform/kept'
import { toolSettings } from '#platform/kept-place'
import { pause, schedule } from '#platform/schedule'
import { START } from './domain/conversion'
import { parseStored, storedUnits, UNITS_TOGETHER, type StoredUnits } from './domain/kept-units'

/** What the converter needs of the browser; a parameter for the tests. */
export const browser = {
  now: () => Date.now(),
  locale: undefined as Locale,
  schedule,
  loadReader: async () => (await import('./extras/readers')).readText,
  units: kept<StoredUnits>(toolSettings('unit-converter'), {
    initial: storedUnits(START),
    parse: parseStored,
    together: UNITS_TOGETHER,
  }),
  /** All categories: their table is loaded only for those who have kept some of its units. */
  async loadCategories() {
    // The press that chooses a unit is painted before a script is added to the page.
    await pause(0)
    return (await import('./domain/more-units')).ALL_CATEGORIES
  },
}

export type Browser = typeof browser
