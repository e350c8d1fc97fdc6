import { expect, test } from 'vitest'

import { judge, judgeLimits } from '../../../scripts/check/bench/report'

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

test('a bar may name its peer, and is judged round by round', () => {
  const ours = [10, 1, 1]
  const peers = { slow: [30, 3, 4], fast: [1, 1, 1] }
  expect(judge([{ ...row, ours, peers, bar: { peer: 'slow', least: 3 } }])).toMatchObject([
    { peer: 'slow', factor: 3, holds: true },
  ])
})

test('the worst round is held against the limit of a row', () => {
  expect(judgeLimits([row, { ...row, id: 'within', atMost: 4 }, { ...row, atMost: 3.9 }])).toEqual([
    { id: 'within', unit: 'ms', highest: 4, atMost: 4, holds: true },
    { id: 'some.id', unit: 'ms', highest: 4, atMost: 3.9, holds: false },
  ])
})
