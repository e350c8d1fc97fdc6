import type { CurrencyReader } from '../../domain/names'
import { currenciesNamed, inRegion } from '../shared/currency-of'
import { currenciesOfSign } from '../shared/words'

/** All that are written so, as `$` and `kr` for several, the likeliest first; else as `currenciesNamed`. */
export const currenciesWritten: CurrencyReader = (text, names, locale) => {
  const typed = text.trim().toLowerCase().replace(/\.$/, '')
  const named = inRegion(typed, currenciesNamed(typed, names), locale)
  const [likeliest] = named
  const signed = [...currenciesOfSign(typed)]
  if (signed.length === 0) return named
  return [...new Set(likeliest === undefined ? signed : [likeliest, ...signed])]
}
