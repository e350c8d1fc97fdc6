import { afterEach, expect, test, vi } from 'vitest'
import { openingOf } from '../../../src/tools/countdown-timer/opening'
import { ask } from '../../support/answer-modules'
import { device, tab } from '../../support/timer-fixture'

const NOON = new Date(2026, 2, 4, 12)

afterEach(() => vi.useRealTimers())

/** What the box hands over when the answer to a question is started. */
const startOf = (question: string) => ask(question, { nowMs: Date.now() }).answers[0]?.start ?? ''

function page() {
  device()
  vi.useFakeTimers({ now: NOON })
  const { store, timer } = tab({ openedAtMs: NOON.getTime() })
  return { store, timer, start: openingOf(store.getState).openText ?? (() => null) }
}

test('TI-58: a length that is asked for starts at once; while a timer is on the clock the visitor is asked', () => {
  const { store, timer, start } = page()
  start(startOf('timer 10 min'))
  const first = timer()
  expect(first).toMatchObject({ phase: 'running', totalMs: 600_000 })
  start(startOf('1h30'))
  expect(timer()).toBe(first)
  expect(store.getState()).toMatchObject({ pending: { seconds: 5400 }, timers: { length: 1 } })
})

test('TI-58: a time of day is reached to the second, however long the answer has stood', () => {
  const { store, timer, start } = page()
  const until = startOf('at 17:30')
  vi.setSystemTime(new Date(2026, 2, 4, 17, 28, 30))
  start(until)
  expect(timer()).toMatchObject({ phase: 'running', totalMs: 90_000 })
  store.getState().reset()
  vi.setSystemTime(new Date(2026, 2, 4, 17, 30, 5))
  start(until)
  expect(timer()).toMatchObject({ phase: 'running', totalMs: 1000 })
})

test.each([
  ['timer 3 min 5 min 10 min', [180, 300, 600]],
  ['3 min and 5 min timers', [180, 300]],
  ['3, 5 and 10 minute timers', [180, 300, 600]],
  ['timers for 1h 30m, 45m', [5400, 2700]],
  ['timer 1h 30m 2h', [5400, 7200]],
  ['two 10 minute timers', [600, 600]],
  ['3 timers of 5 min', [300, 300, 300]],
  ['timers 4 7 12 min', [240, 420, 720]],
  ['timers 5 10 15', [300, 600, 900]],
  ['timer 5 min and timer 10 min', [300, 600]],
  ['start a 5 minute timer and a 10 minute timer', [300, 600]],
  ['3 timers for 5, 10 and 15 min', [300, 600, 900]],
  ['3 timers: 5, 10, 15', [300, 600, 900]],
  ['3 timers of 1:30', [90, 90, 90]],
  ['alarms 13:00 13:10', [3600, 4200]],
  ['tea at 4pm, eggs at 7pm', [14_400, 25_200]],
])('AN-21: %s starts all of them', (question, seconds) => {
  const { store, start } = page()
  start(startOf(question))
  const { timers } = store.getState()
  expect(timers.map(({ timer }) => timer.totalMs / 1000)).toEqual(seconds)
})

test.each([
  ['tea 4 min, eggs 7 min, pizza 12 min', ['Tea 240', 'Eggs 420', 'Pizza 720']],
  ['tea 4, eggs 7 and pizza 12 min', ['Tea 240', 'Eggs 420', 'Pizza 720']],
  ['tea 4 min eggs 7 min', ['Tea 240', 'Eggs 420']],
  ['4 min tea, 7 min eggs', ['Tea 240', 'Eggs 420']],
  ['mac and cheese 8 min, peas 4 min', ['Mac and cheese 480', 'Peas 240']],
  ['set timers for tea 4 min; eggs 7 min', ['Tea 240', 'Eggs 420']],
  ['pizza timer 12 min, eggs timer 7 min', ['Pizza 720', 'Eggs 420']],
  ['2 egg timers of 7 min', ['Egg 420', 'Egg 420']],
  ['2 timers for tea 4 and eggs 7', ['Tea 240', 'Eggs 420']],
  ['tea 4, eggs 7, pizza 12', ['Tea 240', 'Eggs 420', 'Pizza 720']],
  ['tea 3.5; eggs 7', ['Tea 210', 'Eggs 420']],
  ['pomodoro 25 break 5', ['Pomodoro 1500', 'Break 300']],
  ['timer pasta 9 sauce 12', ['Pasta 540', 'Sauce 720']],
])('AN-21: %s starts all of them with their names', (question, named) => {
  const { store, start } = page()
  start(startOf(question))
  const { timers } = store.getState()
  expect(timers.map(({ name, timer }) => `${name} ${timer.totalMs / 1000}`)).toEqual(named)
})

test('AN-21: numbers without a unit are minutes, and the answer says so', () => {
  const [bare, named, clock] = ['tea 4, eggs 7', '2 10-minute timers', '2 timers of 1:30'].map(
    (question) => ask(question).answers[0]?.notes,
  )
  expect(bare).toEqual(['Tea 4 minutes, Eggs 7 minutes', 'Read as minutes'])
  expect([named, clock]).toEqual([
    ['10 minutes, 10 minutes'],
    ['1 minute 30 seconds, 1 minute 30 seconds'],
  ])
})

test.each(['3 timers', '3 timer', 'two timers', 'start three egg timers', '3 timers 5 10'])(
  'AN-21: %s says how their lengths are written',
  (question) => {
    const { answers, problem } = ask(question)
    expect(answers).toEqual([])
    expect(problem).toBe('Write their lengths: 3 timers of 5 min, or tea 4 min, eggs 7 min.')
  },
)

test('AN-21: more timers than run at once are the first ones, and the answer says so', () => {
  const [answer] = ask('20 timers of 5 min').answers
  expect([answer?.value, answer?.unit]).toEqual(['12', 'timers'])
  expect(answer?.notes[0]).toBe('The first 12: more do not run at once')
  const { store, start } = page()
  start(answer?.start ?? '')
  expect(store.getState().timers).toHaveLength(12)
})

test('AN-21: the page opens with the first of several filled in', () => {
  const { store, start } = page()
  start(ask('tea 4 min, eggs 7 min').answers[0]?.opening?.text ?? '')
  const { timers, draft } = store.getState()
  expect([timers, draft.name, draft.settings.minutes]).toEqual([[], 'Tea', 4])
})

test.each([
  '1h 20m + 45m',
  'timer 10 min and 30 s',
  'timer 30 s 5 min',
  'timer 5 10',
  '5 min',
  'chapter 4, verse 7',
  'timer 4 eggs 7',
  '10 minute timers',
  '5 min, 3 eggs',
])('AN-21: %s is no question of several timers', (question) =>
  expect(ask(question).answers.map(({ unit }) => unit)).not.toContain('timers'),
)

test.each([
  ['pizza timer 12 minutes', 'Pizza', 720],
  ['12 minute pizza timer', 'Pizza', 720],
  ['timer 12 min pizza', 'Pizza', 720],
  ['pizza timer 12', 'Pizza', 720],
  ['set a timer for 5 minutes named eggs', 'Eggs', 300],
  ['timer named pasta 9 min', 'Pasta', 540],
  ['5 min timer for eggs', 'Eggs', 300],
  ['remind me in 20 minutes to call mom', 'Call mom', 1200],
  ['remind me to call mom at 12:20 pm', 'Call mom', 1200],
  ['alarm 12:30pm called lunch', 'Lunch', 1800],
  ['tea 4 min', 'Tea', 240],
  ['boil eggs 7 minutes', 'Boil eggs', 420],
  ['10 min timer - bread', 'Bread', 600],
  ['4 min tea', 'Tea', 240],
  ['7 minutes soft eggs', 'Soft eggs', 420],
  ['c++ timer 10 min', 'C++', 600],
  ['1:1 timer 30 min', '1:1', 1800],
  ['timer 5 min named a+b', 'A+b', 300],
  ['timer 5 min called +', '+', 300],
  ['timer 10 min room 12', 'Room 12', 600],
  ['pizza + pasta timer 12 min', 'Pizza + pasta', 720],
  ['5k run timer 30 min', '5k run', 1800],
  ['timer 5 min and 3 eggs', '3 eggs', 300],
  ['timer 1 hour and 30 called nap', 'Nap', 5400],
])('TI-59: %s starts a timer with its name', (question, name, seconds) => {
  const { store, start } = page()
  start(startOf(question))
  expect(store.getState().timers).toMatchObject([{ name, timer: { totalMs: seconds * 1000 } }])
})

test('TI-59: the name is filled in with the length, and goes with it beside another timer', () => {
  const { store, start } = page()
  const { opening } = ask('pizza timer 12 minutes').answers[0] ?? {}
  start(opening?.text ?? '')
  expect(store.getState()).toMatchObject({ draft: { name: 'Pizza', settings: { minutes: 12 } } })
  // Asked for without one it has none.
  start(startOf('timer 10 min'))
  expect(store.getState().timers).toMatchObject([{ name: '' }])
  start(startOf('pizza timer 12 minutes'))
  store.getState().ask(720)
  const { pending, begin } = store.getState()
  expect(pending).toEqual({ seconds: 720, name: 'Pizza' })
  if (pending) begin(pending, 'beside')
  expect(store.getState().timers).toMatchObject([{ name: '' }, { name: 'Pizza' }])
})

test.each([
  'timer 10 min',
  'alarm at 7 in the morning',
  'timer for 5 minutes from now',
  'timer 1h30',
  'timer für 5 min',
])('TI-59: %s has no name', (question) => expect(startOf(question)).toMatch(/^(?:\w+|until \d+)$/))

test.each(['5 minutes ago', '8 hours work in days', 'sum 5 min', 'average speed 5 minutes'])(
  'TI-59: %s is no timer',
  (question) => expect(startOf(question)).toBe(''),
)

const readings = (question: string) =>
  ask(question).answers.map(({ title, notes }) => [title, ...notes.slice(0, -1)])

test('AN-02: a place behind a time of day is one, or the beginning of a name', () => {
  const [ofThere, ofHere] = readings('alarm 5pm tokyo standup')
  expect(ofThere).toEqual(['Timer until tomorrow 10:00 AM', 'Named Standup', '5pm in Tokyo'])
  expect(ofHere).toEqual(['Timer until 5:00 PM', 'Named Tokyo standup'])
  expect(readings('alarm 5pm tokyo time standup')).toEqual([ofThere])
  expect(readings('alarm 5pm tokyo called standup')).toEqual([ofThere])
  expect(readings('remind me at 17:00 to call tokyo')).toEqual([
    ['Timer until 5:00 PM', 'Named Call tokyo'],
  ])
})
