import { expect, test } from 'vitest'
import { err, ok, type Result } from '#lib/result'
import {
  CHART_DAYS,
  FIRST_DAY,
  isPastDay,
  pastDates,
} from '../../../../../src/tools/currency-converter/extras/past/domain/days'
import {
  loadPast,
  pastUrl,
} from '../../../../../src/tools/currency-converter/extras/past/domain/files'
import type { HostFailure, Network } from '../../../../../src/tools/currency-converter/domain/hosts'
import { currencyConverter } from '../../../../../src/tools/currency-converter/tool'

const NOW_MS = Date.parse('2026-09-30T12:00:00Z')

test.each(CHART_DAYS)('CU-55: a chart of %s days is as long, of 13 files at most', (days) => {
  for (let day = 0; day < 400; day++) {
    const last = new Date(NOW_MS - day * 86_400_000).toISOString().slice(0, 10)
    const dates = pastDates(last, days)
    expect(dates.length).toBeLessThanOrEqual(13)
    expect(dates.length).toBeGreaterThan(9)
    expect(dates.every((date) => date < last && date >= FIRST_DAY)).toBe(true)
    expect(Date.parse(last) - Date.parse(dates[0] ?? '')).toBe(days * 86_400_000)
  }
})

test('no chart begins before the first day of which there is a file', () => {
  expect(pastDates('2024-06-01', 365)[0]).toBe(FIRST_DAY)
})

test('the days of a chart are the same the next day, but for the ends', () => {
  const dates = pastDates('2026-09-29', 90)
  const next = pastDates('2026-09-30', 90)
  expect(next.filter((date) => !dates.includes(date)).length).toBeLessThanOrEqual(1)
})

test.each([
  ['2024-03-01', false],
  ['2024-03-02', true],
  ['2026-09-30', true],
  ['2026-10-01', false],
  ['', false],
  ['12026-01-01', false],
])('%s may have a file: %s', (date, is) => {
  expect(isPastDay(date, NOW_MS)).toBe(is)
})

const text = (date: string, eur = 0.88) => JSON.stringify({ date, usd: { eur, jpy: 157 } })

type Replies = Record<string, Result<string, HostFailure>>

const PRIMARY =
  /^https:\/\/cdn\.jsdelivr\.net\/npm\/@fawazahmed0\/currency-api@(\d{4}-\d\d-\d\d)\/v1\//
const SECONDARY = /^https:\/\/(\d{4}-\d\d-\d\d)\.currency-api\.pages\.dev\/v1\//

function setup(replies: Replies, kept: Record<string, string>, ofSecondary: Replies = {}) {
  const requested: string[] = []
  const network: Network = {
    async getText(url) {
      requested.push(url)
      const day = PRIMARY.exec(url)?.[1]
      const reply = day === undefined ? ofSecondary[SECONDARY.exec(url)?.[1] ?? ''] : replies[day]
      return reply ?? err({ code: 'status', status: 404 })
    },
    wait: () => new Promise(() => {}),
    now: () => NOW_MS,
  }
  const texts = new Map(Object.entries(kept).map(([date, one]) => [pastUrl(date), one]))
  const store = {
    get: async (url: string) => texts.get(url) ?? null,
    put: async (url: string, one: string) => void texts.set(url, one),
  }
  return { requested, texts, load: (...dates: string[]) => loadPast(dates, network, store) }
}

test('CU-56: a file of a past day is fetched once, from where the policy lets it', async () => {
  const { requested, texts, load } = setup({ '2026-09-01': ok(text('2026-09-01')) }, {})
  const url =
    'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@2026-09-01/v1/currencies/usd.json'
  expect((await load('2026-09-01')).get('2026-09-01')).toMatchObject({
    state: 'ready',
    file: { base: 'usd', date: '2026-09-01' },
  })
  expect([...texts.keys()]).toEqual([url])
  await load('2026-09-01')
  expect(requested).toEqual([url])
  expect(currencyConverter.connectSrc?.some((source) => url.startsWith(source))).toBe(true)
  expect(currencyConverter.connectSrc).toContain('https://*.currency-api.pages.dev/v1/')
})

test('a day without a file is missing; one that cannot be fetched or read has failed', async () => {
  const { texts, load } = setup(
    {
      '2026-09-02': err({ code: 'network' }),
      '2026-09-03': ok('<html>'),
      '2026-09-04': ok(text('2026-09-05')),
      '2026-09-06': err({ code: 'status', status: 503 }),
    },
    {},
  )
  const files = await load('2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04', '2026-09-06')
  expect([...files.values()].map(({ state }) => state)).toEqual([
    'missing',
    'failed',
    'failed',
    'failed',
    'failed',
  ])
  expect(texts.size).toBe(0)
})

test('a file that the first host cannot give comes from the second, and is kept', async () => {
  const days = ['2026-09-02', '2026-09-03', '2026-09-04', '2026-09-05']
  const { requested, texts, load } = setup(
    {
      '2026-09-02': err({ code: 'network' }),
      '2026-09-03': ok('<html>'),
      '2026-09-04': err({ code: 'time-limit' }),
      '2026-09-05': err({ code: 'status', status: 503 }),
    },
    {},
    Object.fromEntries(days.map((day) => [day, ok(text(day))])),
  )
  const files = await load(...days)
  expect([...files.values()].map(({ state }) => state)).toEqual(days.map(() => 'ready'))
  expect(requested.filter((url) => !PRIMARY.test(url))).toEqual(
    days.map((day) => `https://${day}.currency-api.pages.dev/v1/currencies/usd.json`),
  )
  expect([...texts.keys()]).toEqual(days.map(pastUrl))
  await load(...days)
  expect(requested).toHaveLength(8)
})

test('the second host is not asked for a day that the source does not have', async () => {
  const { requested, load } = setup({}, {}, { '2026-09-01': ok(text('2026-09-01')) })
  expect((await load('2026-09-01')).get('2026-09-01')?.state).toBe('missing')
  expect(requested).toHaveLength(1)
})

test('a kept text that is no file of the day is fetched again', async () => {
  const { requested, load } = setup(
    { '2026-09-01': ok(text('2026-09-01')) },
    { '2026-09-01': 'odd' },
  )
  expect((await load('2026-09-01')).get('2026-09-01')?.state).toBe('ready')
  expect(requested).toHaveLength(1)
})
