import { conversionOf, type Conversion } from '../../src/tools/unit-converter/domain/conversion'
import type { CategoryId } from '../../src/tools/unit-converter/domain/category-id'

/** The whole way from what is typed, in English, to what is shown; null where nothing is. */
export const conversionFrom = (
  text: string,
  categoryId: CategoryId,
  fromKey: string,
  toKey: string,
): Conversion | null => conversionOf({ text, categoryId, fromKey, toKey, locale: 'en' })
