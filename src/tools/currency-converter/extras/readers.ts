import type { CurrencyReader } from '../domain/names'
import { currenciesWritten } from './written/domain'

const READERS: readonly CurrencyReader[] = [currenciesWritten]

/** What extras make of a sign or word beside the amount. */
export const currenciesOf: CurrencyReader = (text, names, locale) =>
  READERS.flatMap((read) => read(text, names, locale))
