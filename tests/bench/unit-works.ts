import {
  conversionOf,
  type ConversionInput,
} from '../../src/tools/unit-converter/domain/conversion'
import { CATEGORIES } from '../../src/tools/unit-converter/domain/units'
import { conversionInput } from '../support/unit-conversion'
import { assert, type Work } from './work'

const TEXT = '12.5'

/** From every unit to every other one of its category. */
const pairs: ConversionInput[] = CATEGORIES.flatMap((category) =>
  category.units.flatMap((from) =>
    category.units.filter((to) => to !== from).map((to) => ({ category, from, to, text: TEXT })),
  ),
)

/** Exact by the definitions of the units. */
const KNOWN: readonly (readonly [ConversionInput, result: string])[] = [
  [conversionInput('1', 'length', 'mi', 'm'), '1609.344'],
  [conversionInput('10', 'length', 'in', 'cm'), '25.4'],
  [conversionInput('100', 'temperature', 'C', 'F'), '212'],
]

export const sweep = (): Work => ({
  perRun: pairs.length,
  run: () => pairs.map(conversionOf),
  check() {
    for (const [input, wanted] of KNOWN) {
      const made = conversionOf(input)?.result
      assert(made === wanted, `${input.text} ${input.from.key} are ${wanted}, not ${made}`)
    }
    assert(
      pairs.map(conversionOf).every((made) => made !== null),
      'a conversion is missing',
    )
  },
})
