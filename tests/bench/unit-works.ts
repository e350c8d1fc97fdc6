import {
  conversionOf,
  type ConversionInput,
} from '../../src/tools/unit-converter/domain/conversion'
import { CATEGORIES } from '../../src/tools/unit-converter/domain/units'
import { assert, type Work } from './work'

const TEXT = '12.5'

/** From every unit to every other one of its category. */
const pairs: ConversionInput[] = CATEGORIES.flatMap(({ id, units }) =>
  units.flatMap(({ key: fromKey }) =>
    units
      .filter(({ key }) => key !== fromKey)
      .map(({ key: toKey }) => ({ categoryId: id, fromKey, toKey, text: TEXT })),
  ),
)

/** Exact by the definitions of the units. */
const KNOWN: readonly (readonly [ConversionInput, result: string])[] = [
  [{ categoryId: 'length', fromKey: 'mi', toKey: 'm', text: '1' }, '1609.344'],
  [{ categoryId: 'length', fromKey: 'in', toKey: 'cm', text: '10' }, '25.4'],
  [{ categoryId: 'temperature', fromKey: 'C', toKey: 'F', text: '100' }, '212'],
]

export const sweep = (): Work => ({
  perRun: pairs.length,
  run: () => pairs.map(conversionOf),
  check() {
    for (const [input, wanted] of KNOWN) {
      const made = conversionOf(input)?.result
      assert(made === wanted, `${input.text} ${input.fromKey} are ${wanted}, not ${made}`)
    }
    assert(
      pairs.map(conversionOf).every((made) => made !== null),
      'a conversion is missing',
    )
  },
})
