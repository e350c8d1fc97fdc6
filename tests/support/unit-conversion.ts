import { convert } from '../../src/tools/unit-converter/domain/convert'
import { formatResult } from '../../src/tools/unit-converter/domain/format-result'
import { parseValue } from '../../src/tools/unit-converter/domain/parse-value'
import { categoryOf, unitOf, type CategoryId } from '../../src/tools/unit-converter/domain/units'

/** The whole way from what is typed to what is shown; null where nothing is. */
export function conversionText(
  text: string,
  categoryId: CategoryId,
  fromKey: string,
  toKey: string,
): string | null {
  const category = categoryOf(categoryId)
  const value = parseValue(text)
  return value && formatResult(convert(value, unitOf(category, fromKey), unitOf(category, toKey)))
}
