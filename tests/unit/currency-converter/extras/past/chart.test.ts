import { expect, test } from 'vitest'
import {
  axisOf,
  breakOf,
  chartOf,
  nearestTo,
  placesOf,
  rateText,
} from '../../../../../src/tools/currency-converter/extras/past/domain/chart'
import type { PastFile } from '../../../../../src/tools/currency-converter/extras/past/domain/files'

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

const points = (...rates: number[]) =>
  rates.map((rate, day) => ({ date: `2026-09-0${day + 1}`, rate }))

test('CU-79: neighbors of which one is over five times the other are named', () => {
  // The rial as the source had it before and after it went over to the market.
  expect(breakOf(points(42_000, 42_100, 1_480_000, 1_490_000))?.map(({ date }) => date)).toEqual([
    '2026-09-02',
    '2026-09-03',
  ])
  expect(breakOf(points(1, 0.19))?.length).toBe(2)
  expect(breakOf(points(1, 4.9, 1))).toBeNull()
  expect(breakOf([])).toBeNull()
})

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

test.each([
  [0.861, 0.897, '0.86 0.87 0.88 0.89 0.90'],
  [148, 157, '145 150 155 160'],
  // 0.3 / 0.1 is 2.9999999999999996.
  [0.3, 0.6, '0.3 0.4 0.5 0.6'],
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
