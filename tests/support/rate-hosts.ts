import type { BrowserContext, Route } from '@playwright/test'
import { deferred } from './deferred'
import { rateFileText } from './rate-files'

export interface RateRequest {
  host: 'primary' | 'secondary'
  /** As `currencies`, `currencies/usd`, of a past day `currencies/usd@2026-09-27`. */
  file: string
  url: string
  method: string
  headers: Record<string, string>
}

/** How a host misbehaves; `good` answers with the real file. */
export type Fault = (route: Route, good: () => Promise<void>) => Promise<void>

interface Matching {
  host?: RateRequest['host']
  file?: string | RegExp
}

const HOSTS = {
  primary: 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/',
  secondary: 'https://latest.currency-api.pages.dev/v1/',
} as const

/** The dated files of the same package: `currencies/usd@2026-09-27`. */
const PAST = {
  primary:
    /^https:\/\/cdn\.jsdelivr\.net\/npm\/@fawazahmed0\/currency-api@(\d{4}-\d\d-\d\d)\/v1\/(.+)\.json$/,
  secondary: /^https:\/\/(\d{4}-\d\d-\d\d)\.currency-api\.pages\.dev\/v1\/(.+)\.json$/,
} as const

/** The file as it is on another day: euros rise by a thousandth with each day of the month. */
function onDay(text: string, date: string): string {
  const file = JSON.parse(text)
  file.date = date
  file.usd.eur *= 1 + Number(date.slice(-2)) / 1000
  return JSON.stringify(file)
}

const isRateHost = ({ hostname }: URL) =>
  hostname === 'cdn.jsdelivr.net' || hostname.endsWith('currency-api.pages.dev')

const send = (route: Route, status: number, body: string, contentType = 'application/json') =>
  route.fulfill({ status, body, contentType, headers: { 'access-control-allow-origin': '*' } })

export const unreachable: Fault = (route) => route.abort('connectionrefused')

/** Takes the request and never sends anything. */
export const silent: Fault = async () => {}

export const status =
  (code: number): Fault =>
  (route) =>
    send(route, code, 'no')

export const sends =
  (body: string, contentType?: string): Fault =>
  (route) =>
    send(route, 200, body, contentType)

/** Keeps the answer back until the test lets it go. */
export function held() {
  const gate = deferred()
  const fault: Fault = async (_route, good) => {
    await gate.promise
    // The page may have given the request up meanwhile.
    await good().catch(() => {})
  }
  return { fault, release: () => gate.resolve() }
}

/** Mocks both hosts with the real files of their package; faults can be switched on and off. */
export class RateHosts {
  readonly requests: RateRequest[] = []
  /** Addresses outside both hosts' folders that were asked for all the same. */
  readonly strays: string[] = []
  readonly #faults: { fault: Fault; matching: Matching }[] = []

  async serve(context: BrowserContext): Promise<void> {
    await context.route(isRateHost, (route) => this.#answer(route))
  }

  /** The newest fault that fits counts. Returns how to switch it off. */
  fail(fault: Fault, matching: Matching = {}): () => void {
    const entry = { fault, matching }
    this.#faults.unshift(entry)
    return () => {
      const at = this.#faults.indexOf(entry)
      if (at >= 0) this.#faults.splice(at, 1)
    }
  }

  /** Files that were asked for, in order, as `primary currencies/usd`. */
  requested(): string[] {
    return this.requests.map(({ host, file }) => `${host} ${file}`)
  }

  async #answer(route: Route): Promise<void> {
    const request = await this.#record(route)
    if (!request) return send(route, 404, 'no')
    const [name = '', date] = request.file.split('@')
    const found = rateFileText(name)
    const text = found !== null && date !== undefined ? onDay(found, date) : found
    const good = () => (text === null ? send(route, 404, 'no') : send(route, 200, text))
    const faulty = this.#faults.find(({ matching }) => fits(request, matching))
    return faulty ? faulty.fault(route, good) : good()
  }

  async #record(route: Route): Promise<RateRequest | null> {
    const query = route.request()
    const url = query.url()
    for (const host of ['primary', 'secondary'] as const) {
      const [, date, past] = PAST[host].exec(url) ?? []
      const isLatest = url.startsWith(HOSTS[host]) && url.endsWith('.json')
      if (!isLatest && !past) continue
      const latest = decodeURIComponent(url.slice(HOSTS[host].length, -'.json'.length))
      const file = past ? `${past}@${date}` : latest
      const headers = await query.allHeaders()
      const request = { host, file, url, method: query.method(), headers }
      this.requests.push(request)
      return request
    }
    this.strays.push(url)
    return null
  }
}

function fits(request: RateRequest, { host, file }: Matching): boolean {
  if (host !== undefined && host !== request.host) return false
  if (file === undefined) return true
  return typeof file === 'string' ? file === request.file : file.test(request.file)
}
