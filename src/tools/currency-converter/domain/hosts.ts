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

/** Texts on the device by the address that they came from. Never rejects. */
export interface KeptTexts {
  get: (url: string) => Promise<string | null>
  put: (url: string, text: string) => Promise<void>
}

/** A host that has not answered by then is no longer waited for alone. */
const HEAD_START_MS = 2_000

/** In the order in which they are asked at first. */
export const RATE_HOSTS = ['primary', 'fallback'] as const
export type RateHost = (typeof RATE_HOSTS)[number]

/**
 * The host of the site may have a mirror of the rates, in whose address `{day}` stands, or `none`: the saved rates alone.
 * Empty: the two hosts. Written by the build; `connect-src` of its policy goes by the same setting.
 */
declare const __RATES_URL__: string
export const RATES_SETTING = __RATES_URL__

/**
 * Where https://github.com/fawazahmed0/exchange-api has the files of a day (ISO): on the CDN, and on its own host.
 * `connectSrc` in `tool.ts` opens them to the page.
 */
const ADDRESSES: Record<RateHost, (day: string) => string> = {
  primary: (day) => `https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@${day}/v1`,
  fallback: (day) => `https://${day}.currency-api.pages.dev/v1`,
}

const hostUrl = (host: RateHost, day = 'latest', mirror = RATES_SETTING): string =>
  mirror === '' ? ADDRESSES[host](day) : mirror.replace('{day}', day)

const fileUrl = (folder: string, code: string) =>
  `${folder}/currencies/${encodeURIComponent(code)}.json`

/** The file of one source currency; its code cannot lead to another folder. */
export const ratesUrl = (host: RateHost, code: string, day?: string): string =>
  fileUrl(hostUrl(host, day), code)

/** The first that is not null; null once all are. None of them rejects. */
const firstFound = <Value>(promises: readonly Promise<Value | null>[]) =>
  new Promise<Value | null>((resolve) => {
    for (const promise of promises) void promise.then((value) => value !== null && resolve(value))
    void Promise.all(promises).then(() => resolve(null))
  })

/** Requests from the first host, and from the others too once that has failed or takes long: the first good answer wins. */
async function firstReadable<Value>(
  urlAt: (host: RateHost) => string,
  parse: (text: string) => Value | null,
  firstHost: RateHost,
  { getText, wait }: Network,
  setting: string,
): Promise<Result<FromHost<Value>, HostsFailed>> {
  if (setting === 'none') return err({ code: 'no-hosts' })
  const failures: Partial<Record<RateHost, HostFailure>> = {}
  async function request(host: RateHost) {
    const text = await getText(urlAt(host))
    const value = text.ok ? parse(text.value) : null
    if (value !== null) return { value, host }
    failures[host] = text.ok ? { code: 'unreadable' } : text.error
    return null
  }
  const first = request(firstHost)
  const hasMirror = setting !== ''
  const early = await (hasMirror ? first : Promise.race([first, wait(HEAD_START_MS)]))
  if (early) return ok(early)
  const others = hasMirror ? [] : RATE_HOSTS.filter((host) => host !== firstHost).map(request)
  const found = await firstFound([first, ...others])
  return found ? ok(found) : err({ code: 'hosts-failed', hosts: failures })
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
