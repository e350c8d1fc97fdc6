import { HOSTS, ratesFile, type Network } from '../../../domain/hosts'
import { parseRates, type RatesFile } from '../../../domain/rates'
import type { PastCache } from '../../shared/past-cache'

/** The file of one day. */
export type PastFile =
  | { state: 'loading' }
  | { state: 'ready'; file: RatesFile }
  /** The source has no file of that day. */
  | { state: 'missing' }
  | { state: 'failed' }

export type PastFiles = ReadonlyMap<string, PastFile>

/** One file serves all pairs. */
const BASE = 'usd'

const NOT_FOUND = 404

const addressesOf = (date: string) => HOSTS.map(([, folderOf]) => ratesFile(folderOf(date), BASE))

/** Kept files go by the address of the first host. */
export const pastUrl = (date: string): string => addressesOf(date)[0] ?? ''

const isNotFound = (response: Awaited<ReturnType<Network['getText']>>) =>
  !response.ok && response.error.code === 'status' && response.error.status === NOT_FOUND

async function loadDay(date: string, network: Network, cache: PastCache): Promise<PastFile> {
  /** The date in the file must be the requested one. */
  const parse = (text: string) => {
    const file = parseRates(text, BASE, network.now())
    return file?.date === date ? file : null
  }
  const url = pastUrl(date)
  const known = await cache.get(url)
  const knownFile = known === null ? null : parse(known)
  if (knownFile) return { state: 'ready', file: knownFile }
  // One after the other: on a slow line a second request for each day would double what all of them wait for.
  for (const address of addressesOf(date)) {
    const response = await network.getText(address)
    const file = response.ok ? parse(response.value) : null
    if (response.ok && file) {
      await cache.put(url, response.value)
      return { state: 'ready', file }
    }
    // A day that the first host does not have the source does not have: no other is asked.
    if (address === url && isNotFound(response)) return { state: 'missing' }
  }
  return { state: 'failed' }
}

/** The files of days; kept ones, which never change, come without a request. Never rejects; each day has its own outcome. */
export async function loadPast(
  dates: readonly string[],
  network: Network,
  cache: PastCache,
): Promise<PastFiles> {
  const load = async (date: string) => [date, await loadDay(date, network, cache)] as const
  return new Map(await Promise.all(dates.map(load)))
}
