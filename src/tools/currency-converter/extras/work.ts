import { ok } from '#lib/result'
import { countryNames } from './shared/country-names'
import type { OpenNetwork } from '../domain/hosts'
import type { PastCache } from './shared/past-cache'

/** The browser functions of the worker. */
export interface WorkAdapters {
  openNetwork: () => OpenNetwork
  /** @param mayKeep false: what is kept is read, and nothing is added */
  openPastCache: (mayKeep: boolean) => Promise<PastCache>
}

/** What the extras do off the page; code that is more than a few lines comes with its first call. */
export const extraWork = ({ openNetwork, openPastCache }: WorkAdapters) => ({
  /** The files of past days; each has its own outcome. */
  async past(dates: readonly string[], mayKeep: boolean) {
    const { loadPast } = await import('./past/domain/files')
    return ok(await loadPast(dates, openNetwork().network, await openPastCache(mayKeep)))
  },
  countryNames: async (language: string, countries: readonly string[]) =>
    ok(countryNames(language, countries)),
})
