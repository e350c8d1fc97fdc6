import { expect, test } from 'vitest'
import { err, ok, type Result } from '../../../src/lib/result'
import {
  axisOf,
  chartOf,
  nearestTo,
  placesOf,
  rateText,
} from '../../../src/tools/currency-converter/domain/chart'
import {
  CHART_DAYS,
  FIRST_DAY,
  isPastDay,
  pastDates,
} from '../../../src/tools/currency-converter/domain/past-days'
import {
  loadPast,
  pastUrl,
  type PastFile,
} from '../../../src/tools/currency-converter/domain/past-rates'
import type { HostFailure, Network } from '../../../src/tools/currency-converter/domain/rate-hosts'
import { currencyConverter } from '../../../src/tools/currency-converter/tool'

const NOW_MS = Date.parse('2026-09-30T12:00:00Z')

test.each(CHART_DAYS)('a chart of %s days is as long, of 13 files at most', (days) => {
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
const FALLBACK = /^https:\/\/(\d{4}-\d\d-\d\d)\.currency-api\.pages\.dev\/v1\//

function setup(replies: Replies, kept: Record<string, string>, ofFallback: Replies = {}) {
  const requested: string[] = []
  const network: Network = {
    async getText(url) {
      requested.push(url)
      const day = PRIMARY.exec(url)?.[1]
      const reply = day === undefined ? ofFallback[FALLBACK.exec(url)?.[1] ?? ''] : replies[day]
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

test('a file of a past day is fetched once, from where the policy lets it', async () => {
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

const ready = (date: string, eur: number): [string, PastFile] => [
  date,
  {
    state: 'ready',
    file: {
      date,
      base: 'usd',
      rates: new Map([
        ['eur', eur],
        ['gbp', 0.5],
      ]),
    },
  },
]

test('a chart has what is known, across the base too, and names the other days', () => {
  const files = new Map<string, PastFile>([
    ready('2026-09-01', 0.8),
    ['2026-09-02', { state: 'missing' }],
    ['2026-09-03', { state: 'failed' }],
  ])
  const dates = ['2026-09-01', '2026-09-02', '2026-09-03']
  const latest = { date: '2026-09-04', rate: 0.7 }
  expect(chartOf(files, dates, { from: 'gbp', to: 'eur' }, latest)).toEqual({
    points: [{ date: '2026-09-01', rate: 1.6 }, latest],
    missing: ['2026-09-02'],
    failed: ['2026-09-03'],
  })
  expect(chartOf(files, dates, { from: 'usd', to: 'jpy' }, null)).toMatchObject({
    points: [],
    missing: ['2026-09-01', '2026-09-02'],
  })
})

test.each([
  [0.8802261, '0.880226'],
  [157.4772, '157.477200'],
  [0.000012017447, '0.00001202'],
])('the rate %d is written as %s', (rate, written) => {
  expect(rateText(rate)).toBe(written)
})

const points = (...rates: number[]) =>
  rates.map((rate, at) => ({ date: `2026-09-0${at + 1}`, rate }))

test.each([
  [0.861, 0.897, '0.86 0.87 0.88 0.89 0.90'],
  [148, 157, '145 150 155 160'],
  [1, 1, '0.990 0.995 1.000 1.005 1.010'],
  // A Venezuelan bolivar in bitcoins is as little.
  [
    1.4001e-16,
    1.4002e-16,
    '0.000000000000000140010 0.000000000000000140015 0.000000000000000140020',
  ],
  [0.0000117, 0.0000123, '0.0000116 0.0000118 0.0000120 0.0000122 0.0000124'],
])('the axis of %d and %d has %s', (low, high, marks) => {
  expect(axisOf(points(low, high)).marks.join(' ')).toBe(marks)
})

test('rates of a fixed exchange rate, apart by nothing but their rounding, are a level line', () => {
  // Leva of a euro, 1.95583 by law: as the source has them, and across the dollar on two days.
  const leva = points(1.72157219 / 0.88022588, 1.80488254 / 0.92282179, 1.95583)
  const axis = axisOf(leva)
  expect(axis.marks.join(' ')).toBe('1.93 1.94 1.95 1.96 1.97 1.98')
  const heights = placesOf(leva, axis).map(({ y }) => y)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.01)
})

test('the axis of the smallest rate there is has finite ends', () => {
  expect(axisOf(points(Number.MIN_VALUE))).toMatchObject({ min: 5e-324, max: 5e-324 })
})

test('points stand by day and rate, and the nearest one is found', () => {
  const list = [
    { date: '2026-09-01', rate: 10 },
    { date: '2026-09-02', rate: 20 },
    { date: '2026-09-05', rate: 15 },
  ]
  const places = placesOf(list, { min: 10, max: 20, marks: [] })
  expect(places).toEqual([
    { x: 0, y: 100 },
    { x: 25, y: 0 },
    { x: 100, y: 50 },
  ])
  expect([0, 0.2, 0.6, 0.7, 1.2, -1].map((x01) => nearestTo(places, x01))).toEqual([
    0, 1, 1, 2, 2, 0,
  ])
})
