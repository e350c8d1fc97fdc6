import type { Result } from '../../lib/result'
import type { CurrencyNames } from './domain/currency-names'
import type { FetchFailure } from './domain/rate-hosts'
import type { RatesFile } from './domain/rates'
import type { ShippedTable } from './domain/saved-rates'

export interface CurrencyWorkerApi {
  names(): Promise<Result<CurrencyNames, FetchFailure>>
  /** Aborts an older request for rates, which then answers `aborted`. */
  rates(from: string): Promise<Result<RatesFile, FetchFailure>>
  shipped(): Promise<Result<ShippedTable, FetchFailure>>
}
