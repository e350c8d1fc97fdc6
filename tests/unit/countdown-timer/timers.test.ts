import { expect, test } from 'vitest'
import {
  fromKeptTimers,
  parseKeptTimers,
  toKeptTimers,
} from '../../../src/tools/countdown-timer/domain/timers'
import { startTimer } from '../../../src/tools/countdown-timer/domain/timer'
import { ofLength } from '../../support/timer-length'

const NOW = { monotonicMs: 5000, wallMs: Date.UTC(2026, 2, 4, 12) }

const reopened = (kept: unknown, afterMs: number) => {
  const read = parseKeptTimers(JSON.parse(JSON.stringify(kept)))
  return read && fromKeptTimers(read, { monotonicMs: 0, wallMs: NOW.wallMs + afterMs })
}

test('several timers are the same at the next visit, with their names', () => {
  const others = [
    { id: 20, name: 'Tea', timer: startTimer(240_000, NOW) },
    { id: 21, name: '', timer: { phase: 'paused' as const, ...ofLength(60_000), leftMs: 30_000 } },
    { id: 22, name: 'Eggs', timer: startTimer(1000, NOW) },
  ]
  const kept = toKeptTimers('Cake', others, NOW)
  expect(parseKeptTimers(kept)?.name).toBe('Cake')
  expect(reopened(kept, 60_000)).toMatchObject([
    { name: 'Tea', timer: { phase: 'running', ...ofLength(240_000), leftMs: 180_000 } },
    { name: '', timer: { phase: 'paused', leftMs: 30_000 } },
    { name: 'Eggs', timer: { phase: 'finished', endedAtMs: NOW.wallMs + 1000 } },
  ])
})

test('one timer without a name needs nothing kept beside it', () => {
  expect(toKeptTimers('', [], NOW)).toBeNull()
})

test('what is no timer is left out, and at most 11 stand beside the large clock', () => {
  const good = { name: 'x'.repeat(90), timer: { phase: 'paused', ...ofLength(2000), leftMs: 1000 } }
  const read = parseKeptTimers({
    name: 7,
    others: [null, 3, { timer: {} }, ...Array.from({ length: 20 }, () => good)],
  })
  expect(read?.name).toBe('')
  expect(read?.others).toHaveLength(11)
  expect(read?.others[0]?.name).toHaveLength(40)
})

test.each([null, 7, 'x', {}, { others: 'no' }])('%j is no kept timers', (value) => {
  expect(parseKeptTimers(value)).toBeNull()
})
