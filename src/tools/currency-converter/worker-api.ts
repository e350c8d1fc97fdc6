import type { Result } from '../../lib/result'
import type { CurrencyNames } from './domain/currency-names'
import type { PastFiles } from './domain/past-rates'
import type { FetchFailure, FromHost, RateHost } from './domain/rate-hosts'
import type { RatesFile } from './domain/rates'

export interface CurrencyWorkerApi {
  /** @param firstHost the one that answered last */
  names(firstHost: RateHost): Promise<Result<FromHost<CurrencyNames>, FetchFailure>>
  /** Aborts an older request for rates, which then results in `aborted`. */
  rates(from: string, firstHost: RateHost): Promise<Result<FromHost<RatesFile>, FetchFailure>>
  /**
   * The files of past days; each has its own outcome.
   * @param keeps whether they may be kept on the device
   */
  past(dates: readonly string[], keeps: boolean): Promise<Result<PastFiles, never>>
}
