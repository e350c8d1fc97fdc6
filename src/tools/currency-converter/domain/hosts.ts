import { err, ok, type Result } from '#lib/result'
import { parseNames } from './names'
import { parseRates } from './rates'

/** Why a host gave nothing that can be used. */
export type HostFailure =
  /** It cannot be reached, or a newer request has taken this one's place. */
  | { code: 'network' }
  | { code: 'status'; status: number }
  | { code: 'time-limit' }
  /** A text that is not what was requested: HTML, half a file, another file. */
  | { code: 'unreadable' }

export type HostsFailed =
  | { code: 'hosts-failed'; hosts: Readonly<Record<RateHost, HostFailure>> }
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

/** Texts on the device by the address that they came from. Never rejects. */
export interface KeptTexts {
  get: (url: string) => Promise<string | null>
  put: (url: string, text: string) => Promise<void>
}

/** A host that has not answered by then is no longer waited for alone. */
const HEAD_START_MS = 2_000

export type RateHost = 'primary' | 'fallback'

/**
 * The host of the site may have a mirror of the rates, in whose address `{day}` stands, or `none`: the saved rates alone.
 * Empty: the two hosts. Written by the build; `connect-src` of its policy goes by the same setting.
 */
declare const __RATES_URL__: string
export const RATES_SETTING = __RATES_URL__

/**
 * Where https://github.com/fawazahmed0/exchange-api has the files of a day (ISO): on the CDN, and on its own host.
 * `connectSrc` in `tool.ts` opens both to the page.
 */
function hostUrl(host: RateHost, day = 'latest', mirror = RATES_SETTING): string {
  if (mirror !== '') return mirror.replace('{day}', day)
  return host === 'primary'
    ? `https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@${day}/v1`
    : `https://${day}.currency-api.pages.dev/v1`
}

const fileUrl = (folder: string, code: string) =>
  `${folder}/currencies/${encodeURIComponent(code)}.json`

/** The file of one source currency; its code cannot lead to another folder. */
export const ratesUrl = (host: RateHost, code: string, day?: string): string =>
  fileUrl(hostUrl(host, day), code)

const bothFailed = (primary: HostFailure, fallback: HostFailure) =>
  err({ code: 'hosts-failed' as const, hosts: { primary, fallback } })

/** Requests from the first host, and from the other too once that has failed or takes long: the first good answer wins. */
async function firstReadable<Value>(
  urlAt: (host: RateHost) => string,
  parse: (text: string) => Value | null,
  firstHost: RateHost,
  { getText, wait }: Network,
  setting: string,
): Promise<Result<FromHost<Value>, HostsFailed>> {
  if (setting === 'none') return err({ code: 'no-hosts' })
  async function request(host: RateHost) {
    const text = await getText(urlAt(host))
    if (!text.ok) return text
    const value = parse(text.value)
    return value === null ? err({ code: 'unreadable' } as const) : ok({ value, host })
  }
  const first = request(firstHost)
  if (setting !== '') {
    const only = await first
    return only.ok ? only : bothFailed(only.error, only.error)
  }
  const early = await Promise.race([first, wait(HEAD_START_MS)])
  if (early?.ok) return early
  const second = request(firstHost === 'primary' ? 'fallback' : 'primary')
  const earlier = await Promise.race([first, second])
  if (earlier.ok) return earlier
  const [one, other] = await Promise.all([first, second])
  if (one.ok) return one
  if (other.ok) return other
  const [primary, fallback] = firstHost === 'primary' ? [one, other] : [other, one]
  return bothFailed(primary.error, fallback.error)
}

/** @param firstHost the one that answered last */
export const loadNames = (firstHost: RateHost, network: Network, setting = RATES_SETTING) =>
  firstReadable(
    (host) => `${hostUrl(host, 'latest', setting)}/currencies.json`,
    parseNames,
    firstHost,
    network,
    setting,
  )

/** @param firstHost the one that answered last */
export const loadRates = (
  from: string,
  firstHost: RateHost,
  network: Network,
  setting = RATES_SETTING,
) =>
  firstReadable(
    (host) => fileUrl(hostUrl(host, 'latest', setting), from),
    (text) => parseRates(text, from, network.now()),
    firstHost,
    network,
    setting,
  )
