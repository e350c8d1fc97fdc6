import { err, ok, type Result } from '#lib/result'
import { parseNames } from './name-list'
import { parseRates } from './rates'

/** Why a host gave nothing that can be used. */
export type HostFailure =
  /** It cannot be reached, or a newer request has taken this one's place. */
  | { code: 'network' }
  | { code: 'status'; status: number }
  | { code: 'time-limit' }
  /** A text that is not what was requested: HTML, half a file, another file. */
  | { code: 'unreadable' }

/** Of those that were asked: a mirror counts as the first host. */
type FailureByHost = Readonly<Partial<Record<RateHost, HostFailure>>>

export type HostsFailed =
  | { code: 'hosts-failed'; hosts: FailureByHost }
  /** The site was built to ask none. */
  | { code: 'no-hosts' }

/** What a host sent, and which one: it gets the first request the next time. */
export interface FromHost<Value> {
  value: Value
  host: RateHost
}

export interface Network {
  /** Gets the text at an address, within a time limit. Never rejects. */
  getText: (url: string) => Promise<Result<string, HostFailure>>
  wait: (durationMs: number) => Promise<void>
  /** Wall clock. */
  now: () => number
}

/** A network for one task: what is requested after `close` fails, and so does what is still on its way. */
export interface OpenNetwork {
  network: Network
  close: () => void
}

/** A host that has not answered by then is no longer waited for alone. */
const HEAD_START_MS = 2_000

/**
 * Where https://github.com/fawazahmed0/exchange-api has the files of a day (ISO, or `latest`), in the order in which they
 * are asked at first: on the CDN, and on its own host. `connectSrc` in `tool.ts` opens them to the page.
 */
export const RATE_HOSTS = [
  ['primary', (day: string) => `https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@${day}/v1`],
  ['secondary', (day: string) => `https://${day}.currency-api.pages.dev/v1`],
] as const
export type RateHost = (typeof RATE_HOSTS)[number][0]

type Hosts = readonly (readonly [host: RateHost, folderOf: (day: string) => string])[]

/**
 * The hosts that are asked, in order.
 * @param setting the address of a mirror of the rates, with `{day}` in it, which is asked in place of the two hosts;
 *   `none`: no host is asked, and the shipped rates are all there is; empty: the two
 */
export function hostsBy(setting: string): Hosts {
  if (setting === 'none') return []
  return setting === '' ? RATE_HOSTS : [['primary', (day) => setting.replace('{day}', day)]]
}

/** Written by the build; `connect-src` of its policy goes by the same setting. */
declare const __RATES_URL__: string
export const HOSTS = hostsBy(__RATES_URL__)

/** The file of one source currency in a folder; its code cannot lead to another one. */
export const ratesFile = (folder: string, code: string): string =>
  `${folder}/currencies/${encodeURIComponent(code)}.json`

/** The first that is not null; null once all are. None of them rejects. */
const firstFound = <Value>(promises: readonly Promise<Value | null>[]) =>
  new Promise<Value | null>((resolve) => {
    for (const promise of promises) void promise.then((value) => value !== null && resolve(value))
    void Promise.all(promises).then(() => resolve(null))
  })

/** Requests from the first host, and from the others too once that has failed or takes long: the first good answer wins. */
async function firstReadable<Value>(
  addressIn: (folder: string) => string,
  parse: (text: string) => Value | null,
  preferredHost: RateHost,
  { getText, wait }: Network,
  hosts: Hosts,
): Promise<Result<FromHost<Value>, HostsFailed>> {
  const failures: Partial<Record<RateHost, HostFailure>> = {}
  async function request([host, folderOf]: Hosts[number]) {
    const text = await getText(addressIn(folderOf('latest')))
    const value = text.ok ? parse(text.value) : null
    if (value !== null) return { value, host }
    failures[host] = text.ok ? { code: 'unreadable' } : text.error
    return null
  }
  const first = hosts.find(([host]) => host === preferredHost) ?? hosts[0]
  if (!first) return err({ code: 'no-hosts' })
  const answer = request(first)
  const early = await Promise.race([answer, wait(HEAD_START_MS)])
  if (early) return ok(early)
  const others = hosts.filter((host) => host !== first).map(request)
  const found = await firstFound([answer, ...others])
  return found ? ok(found) : err({ code: 'hosts-failed', hosts: failures })
}

/** @param preferredHost the one that answered last */
export const loadNames = (preferredHost: RateHost, network: Network, hosts = HOSTS) =>
  firstReadable((folder) => `${folder}/currencies.json`, parseNames, preferredHost, network, hosts)

/** @param preferredHost the one that answered last */
export const loadRates = (from: string, preferredHost: RateHost, network: Network, hosts = HOSTS) =>
  firstReadable(
    (folder) => ratesFile(folder, from),
    (text) => parseRates(text, from, network.now()),
    preferredHost,
    network,
    hosts,
  )
