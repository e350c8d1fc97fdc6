import { expect, test } from 'vitest'

import { assertFitToRecord } from '../../../scripts/check/bench/fit-to-record'
import { parseOptions } from '../../../scripts/check/bench/parts'
import { formatJson, judge, judgeLimits } from '../../../scripts/check/bench/report'
import { takeTurns } from '../../../scripts/check/bench/turns'
import { readSource } from '../../support/source-files'

const row = {
  id: 'some.id',
  what: 'something',
  unit: 'ms',
  ours: [1, 2, 4],
  peers: { slow: [30, 30, 30], fast: [4, 8, 16] },
  bar: { least: 3 },
}

test('a bar without a name is against the fastest peer', () => {
  expect(judge([row])).toEqual([{ id: 'some.id', peer: 'fast', factor: 4, least: 3, holds: true }])
  expect(judge([{ ...row, bar: { least: 4.1 } }])).toMatchObject([{ holds: false }])
})

test('what is half ours is no peer', () => {
  const peers = { ...row.peers, 'qr + our PNG writer': [1, 2, 4] }
  expect(judge([{ ...row, peers }])).toMatchObject([{ peer: 'fast', factor: 4 }])
})

test('of rates more is faster', () => {
  const rates = { ...row, unit: 'codes/s', ours: [60, 120, 240] }
  expect(judge([rates])).toMatchObject([{ peer: 'slow', factor: 4 }])
})

test('a bar may name its peer, and is judged round by round', () => {
  const ours = [10, 1, 1]
  const peers = { slow: [30, 3, 4], fast: [1, 1, 1] }
  expect(judge([{ ...row, ours, peers, bar: { peer: 'slow', least: 3 } }])).toMatchObject([
    { peer: 'slow', factor: 3, holds: true },
  ])
})

test('the JSON file has the medians and nothing else', () => {
  expect(JSON.parse(formatJson([row]))).toEqual({
    results: [{ id: 'some.id', unit: 'ms', ours: 2, peers: { slow: 30, fast: 8 } }],
  })
})

test('contenders take turns, who goes first changes, and the first round does not count', async () => {
  const order: string[] = []
  const player = (name: string) => async () => order.push(name)
  const samples = await takeTurns({ a: player('a'), b: player('b') }, 2)
  expect(order.join('')).toBe('abbaab')
  expect(samples).toEqual({ a: [4, 5], b: [3, 6] })
})

test('a whole run has every part and is the only one that is documented', () => {
  const parts = ['qr', 'click', 'password', 'threads', 'jank', 'batch', 'key', 'drag', 'timer']
  expect(parseOptions([])).toMatchObject({ parts, isWhole: true })
  expect(parseOptions(['--tiny'])).toMatchObject({ parts, isWhole: false, isTiny: true })
  expect(parseOptions(['--only', 'qr'])).toMatchObject({ parts: ['qr'], isWhole: false })
})

test('each part has its place on the page of results', () => {
  const commands = readSource('docs/benchmarks.md').matchAll(/^npm run bench -- --only (\w+)$/gm)
  expect([...commands].map(([, part]) => part)).toEqual(parseOptions([]).parts)
})

test.each([['--only', 'nothing'], ['--nothing'], ['nothing']])('%s %s is refused', (...args) => {
  expect(() => parseOptions(args)).toThrow()
})

test('the worst round is held against the limit of a row', () => {
  expect(judgeLimits([row, { ...row, id: 'within', atMost: 4 }, { ...row, atMost: 3.9 }])).toEqual([
    { id: 'within', unit: 'ms', highest: 4, atMost: 4, holds: true },
    { id: 'some.id', unit: 'ms', highest: 4, atMost: 3.9, holds: false },
  ])
})

test.each([
  [0.7, '', undefined],
  [0.71, '', /load of this machine is 0\.71/],
  [0, ' M src/main.tsx', /not committed/],
])(
  'a run at load %d with the changes "%s" may be recorded or is refused',
  (load, changes, fault) => {
    const record = () => assertFitToRecord(load, changes)
    if (fault === undefined) expect(record).not.toThrow()
    else expect(record).toThrow(fault)
  },
)

test('a row without samples ends the run', () => {
  expect(() => judgeLimits([{ ...row, ours: [], atMost: 5 }])).toThrow('Nothing was measured.')
})
