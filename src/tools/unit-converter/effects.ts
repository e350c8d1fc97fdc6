import type { Locale } from '#lib/number-text'
import { kept, toolSettings, type KeptPlace } from '#platform/kept'
import { pause, schedule } from '#platform/schedule'
import { START, type ChosenUnits } from './domain/conversion'
import type { ResultForm } from './domain/format-result'

type Chosen = ChosenUnits & { form: ResultForm; decimalComma: boolean }

/** What is kept of the converter on the device: never a number that was typed. */
export const storedUnits = ({ category, from, to, form, decimalComma }: Chosen) => ({
  categoryId: category.id,
  fromKey: from.key,
  toKey: to.key,
  notation: form.notation,
  digits: form.digits,
  decimalComma,
})

/** The parser has the units of all categories: it is loaded only for those who keep some. */
export const keptUnits = (place: KeptPlace) => ({
  /** Whether an earlier visit has left anything. */
  isThere: () => place.read((value) => value) !== null,
  async load() {
    // The press that chooses a unit is painted before a script is added to the page.
    await pause(0)
    const { parseKept } = await import('./domain/kept-units')
    return kept(place, {
      initial: storedUnits(START),
      parse: parseKept,
      together: [
        ['categoryId', 'fromKey', 'toKey'],
        ['notation', 'digits'],
      ],
    })
  },
})

/** What the converter needs of the browser; a parameter for the tests. */
export const browser = {
  now: () => Date.now(),
  locale: undefined as Locale,
  schedule,
  loadReader: async () => (await import('./domain/quantity')).readingOf,
  units: keptUnits(toolSettings('unit-converter')),
}

export type Browser = typeof browser
