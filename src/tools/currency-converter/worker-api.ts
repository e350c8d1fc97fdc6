import type { Result } from '#lib/result'
import type { CurrencyNames } from './domain/names'
import type { PastFiles } from './extras/past/domain/files'
import type { FromHost, HostsFailed, RateHost } from './domain/hosts'
import type { RatesFile } from './domain/rates'

export interface CurrencyWorkerApi {
  /** @param firstHost the one that answered last */
  names(firstHost: RateHost): Promise<Result<FromHost<CurrencyNames>, HostsFailed>>
  /** Aborts an older request for rates, of which nothing comes then. */
  rates(from: string, firstHost: RateHost): Promise<Result<FromHost<RatesFile>, HostsFailed>>
  /** The files of past days; each has its own outcome. */
  past(dates: readonly string[], mayKeep: boolean): Promise<Result<PastFiles, never>>
}
