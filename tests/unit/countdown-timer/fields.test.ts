import { expect, test } from 'vitest'
import { totalSeconds } from '../../../src/tools/countdown-timer/domain/settings'
import { device, storedIn, tab } from '../../support/timer-fixture'

/** The fields of a page that was not used before. */
function fields(stored: Record<string, unknown> = {}) {
  device(stored)
  const { store, timer } = tab()
  return {
    actions: store.getState(),
    timer,
    draft: () => store.getState().draft,
    seconds: () => totalSeconds(store.getState().draft.settings),
  }
}

test('TI-03: the fields hold 0 h 5 min 0 s at first', () => {
  expect(fields().draft().settings).toEqual({ hours: 0, minutes: 5, seconds: 0 })
})

test('TI-04: Start is refused when the total is 0', () => {
  const { actions, timer } = fields()
  actions.change('minutes', '0')
  actions.start()
  expect(timer().phase).toBe('settings')
})

test('TI-06: a preset sets the fields and does not start', () => {
  const { actions, draft, timer } = fields()
  actions.choose(7200)
  expect(draft().settings).toEqual({ hours: 2, minutes: 0, seconds: 0 })
  expect(timer().phase).toBe('settings')
})

test('TI-28: a step changes a field by one, carries over first and stops at its limits', () => {
  const { actions, draft } = fields()
  actions.step('minutes', 1)
  actions.step('seconds', -1)
  expect(draft().settings).toEqual({ hours: 0, minutes: 6, seconds: 0 })
  actions.change('minutes', '90')
  actions.step('minutes', 1)
  expect(draft().settings).toEqual({ hours: 1, minutes: 31, seconds: 0 })
})

test('TI-26: 90 minutes stay as typed until the field is left, then they are 1 h 30 min, and that is noted', () => {
  const { actions, draft } = fields()
  actions.change('minutes', '90')
  expect(draft()).toMatchObject({ settings: { minutes: 90 }, correction: null })
  actions.leaveField()
  actions.leaveField()
  expect(draft()).toMatchObject({
    settings: { hours: 1, minutes: 30, seconds: 0 },
    correction: 'carried',
  })
  actions.change('seconds', '1')
  expect(draft().correction).toBe(null)
})

test('TI-27: more than 23:59:59 becomes that, also where Enter starts', () => {
  const { actions, draft, timer } = fields()
  actions.change('hours', '23')
  actions.change('minutes', '999')
  actions.start()
  expect(timer()).toMatchObject({ phase: 'running', totalMs: 86_399_000 })
  expect(draft().correction).toBe('capped')
})

test.each([
  ['seconds', '3600', 3600, 'carried'],
  ['seconds', '86399', 86_399, 'carried'],
  ['seconds', '86400', 86_399, 'capped'],
  ['minutes', '1200', 72_000, 'carried'],
  ['minutes', '1440', 86_399, 'capped'],
  ['minutes', '9'.repeat(20), 86_399, 'capped'],
] as const)('%s alone may be the whole length: %s', (field, text, seconds, correction) => {
  const { actions, draft, seconds: total } = fields()
  actions.choose(0)
  actions.change(field, text)
  actions.leaveField()
  expect([total(), draft().correction]).toEqual([seconds, correction])
})

test.each([
  ['minutes', '1.5', 60, 'carried'],
  ['minutes', '01,', 60, 'carried'],
  ['minutes', '1:30', 60, 'carried'],
  ['minutes', '1h30', 60, 'carried'],
  ['minutes', '１．５', 60, 'carried'],
  ['minutes', '1 30', 60, 'carried'],
  ['minutes', '10 min', 600, 'carried'],
  ['seconds', '10 min', 10, 'carried'],
  ['seconds', ' 7 ', 7, null],
  ['hours', '48', 82_800, 'capped'],
  ['hours', '23', 82_800, null],
] as const)(
  'what is read of %s typed as %s is noted at once where it is not all',
  (field, text, seconds, correction) => {
    const { actions, draft, seconds: total } = fields()
    actions.choose(0)
    actions.change(field, text)
    expect([total(), draft().correction]).toEqual([seconds, correction])
    actions.leaveField()
    expect(draft().correction).toBe(correction)
  },
)

test('TI-45: the length of the last timer is that of the next, at the next visit too', () => {
  const { actions } = fields()
  actions.choose(900)
  expect(storedIn('settings.countdown-timer')).toBe(null)
  actions.start()
  actions.reset()
  actions.choose(60)
  expect(storedIn('settings.countdown-timer')).toMatchObject({ lastSeconds: 900 })
  const next = tab().store.getState()
  expect(totalSeconds(next.draft.settings)).toBe(900)
})

test('a length that was chosen before the last one came stays', () => {
  device({ 'settings.countdown-timer': { lastSeconds: 600 } })
  const { store } = tab()
  expect(totalSeconds(store.getState().draft.settings)).toBe(600)
  store.getState().choose(120)
  expect(totalSeconds(store.getState().draft.settings)).toBe(120)
})
