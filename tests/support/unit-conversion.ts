import {
  conversionOf,
  type Conversion,
  type ConversionInput,
} from '../../src/tools/unit-converter/domain/conversion'
import { MORE_CATEGORIES } from '../../src/tools/unit-converter/domain/more-units'
import { unitOf } from '../../src/tools/unit-converter/domain/unit'
import { categoryOf } from '../../src/tools/unit-converter/domain/units'

/** What is typed in English, and the units that are chosen. */
export function conversionInput(
  text: string,
  categoryId: string,
  fromKey: string,
  toKey: string,
): ConversionInput {
  const category = categoryOf(categoryId, MORE_CATEGORIES)
  const [from, to] = [unitOf(category, fromKey), unitOf(category, toKey)]
  return { text, category, from, to, locale: 'en' }
}

/** The whole way from what is typed, in English, to what is shown; null where nothing is. */
export const conversionFrom = (...input: Parameters<typeof conversionInput>): Conversion | null =>
  conversionOf(conversionInput(...input))
