import { expect, test } from 'vitest'
import type { LiveAnswer, LiveModule } from '../../../src/tools/live'
import { setup, row } from '../../support/answer-box'

const MADE: LiveAnswer = {
  Value: () => null,
  Actions: () => null,
  change: () => undefined,
  stop: () => undefined,
}

test('AN-38: Enter waits for the code of what is made, and opens the page where it does not come', async () => {
  let presses = 0
  const { box, opened, come, load } = setup({}, false, 'held')
  box.type('timer 4 min')
  box.enter()
  await come([row('a', { madeFrom: '4m' })])
  expect(opened).toEqual([])
  await load({ createLive: () => MADE })
  box.mainRef({ click: () => presses++ })
  expect([presses, opened]).toEqual([1, []])
  const other = setup({}, false, 'held')
  other.box.type('timer 4 min')
  await other.come([row('a', { madeFrom: '4m' })])
  other.box.enter()
  await other.load(null)
  expect(other.opened).toEqual(['a'])
})

test('AN-38: Start, pressed before the code for the window has come, starts it there, or on the page where it does not come', async () => {
  const done: string[] = []
  const answer = { madeFrom: '4m', start: 'on 1 4m' }
  const { box, opened, reply, load } = setup({}, false, 'held')
  box.type('timer 4 min')
  await reply([row('a', answer)])
  box.enter('start')
  expect(opened).toEqual([])
  await load({ createLive: () => MADE })
  box.mainRef({ click: () => done.push('click'), focus: () => done.push('focus') })
  expect([done, opened]).toEqual([['focus', 'click'], []])
  const other = setup({}, false, 'held')
  other.box.type('timer 4 min')
  await other.reply([row('a', answer)])
  other.box.enter('start')
  await other.load(null)
  expect(other.opened).toEqual(['a'])
})

test('AN-38: Enter presses the button of the newest answer, not that of the one before', async () => {
  const presses: string[] = []
  const { box, reply, come, pass } = setup({}, false, { createLive: () => MADE })
  box.type('timer 4 min')
  await reply([row('a', { madeFrom: '4m' })])
  box.mainRef({ click: () => presses.push('4m') })
  box.type('timer 5 min')
  box.enter()
  await come([row('a', { madeFrom: '5m' })])
  box.mainRef({ click: () => presses.push('5m') })
  pass(0)
  expect(presses).toEqual(['5m'])
})

test('AN-38: a press on another row that is made in the window shows it there', async () => {
  let presses = 0
  const { box, state, opened, reply } = setup({}, false, { createLive: () => MADE })
  box.type('5:30')
  await reply([row('a', { madeFrom: '5m30s' }), row('b', { madeFrom: 'until 1' })])
  box.mainRef({ click: () => presses++ })
  box.openAt(1)
  expect([state().selected, presses, opened]).toEqual([1, 0, []])
})

test('AN-42: what goes on stands in the window in place of an answer, until something is asked', async () => {
  let presses = 0
  const live: LiveModule = { createLive: () => MADE }
  const { box, state, written, reply } = setup(
    { row: row('tea', { madeFrom: 'on 1 4m' }) },
    false,
    live,
  )
  await new Promise(setImmediate)
  expect(written).toEqual([''])
  expect(state()).toMatchObject({ reply: { rows: [{ key: 'tea' }] }, live: { answer: MADE } })
  box.mainRef({ click: () => presses++ })
  box.enter()
  expect(presses).toBe(1)
  box.type('5 kg')
  await reply([row('a')])
  expect(state()).toMatchObject({ reply: { question: '5 kg' }, live: null })
  box.bring(row('eggs', { madeFrom: 'on 2 7m' }))
  box.type('')
  expect(state().reply).toBeNull()
})

test('AN-38: of one reading of several nothing is made before the window shows it', async () => {
  const { box, state, come, pass } = setup({}, false, { createLive: () => MADE })
  box.type('60 m')
  await come([row('a', { madeFrom: '60m', rank: 1 })])
  expect(state().live).toBeNull()
  pass(150)
  await new Promise(setImmediate)
  expect(state().live).toMatchObject({ answer: MADE })
})

const PASSWORD = row('password', { madeFrom: '16' })

/** A box whose window shows an answer, asked for a password whose code has not come. */
async function askedOn() {
  const box = setup({}, false, 'held')
  box.box.type('5 kg')
  await box.reply([row('a')])
  box.box.type('password 16')
  await box.reply([PASSWORD])
  return { ...box, shown: () => box.state().reply?.question }
}

test('AN-38: until the code of what is made has come the window keeps what it shows, marked as late', async () => {
  const { state, shown, load, pass } = await askedOn()
  expect(shown()).toBe('5 kg')
  pass(300)
  expect(state()).toMatchObject({ isLate: true, reply: { question: '5 kg' } })
  await load({ createLive: () => MADE })
  expect(state()).toMatchObject({ isLate: false, reply: { question: 'password 16' } })
  expect(state().live?.answer).toBe(MADE)
})

test('AN-38: the answer in words stands at once where the code does not come, and after a second without it', async () => {
  const failed = await askedOn()
  await failed.load(null)
  expect(failed.shown()).toBe('password 16')
  const late = await askedOn()
  late.pass(1000)
  expect(late.shown()).toBe('password 16')
  await late.load({ createLive: () => MADE })
  expect(late.state().live?.answer).toBe(MADE)
})

test('AN-38: Enter does not shorten the wait for the code, and another question ends it', async () => {
  const { box, shown, reply, pass } = await askedOn()
  box.enter()
  expect(shown()).toBe('5 kg')
  box.type('2+3')
  pass(1000)
  expect(shown()).toBe('5 kg')
  await reply([row('b')])
  expect(shown()).toBe('2+3')
})

test('AN-38: what has Start looks the same before its code has come, and waits for none', async () => {
  const { box, state, reply } = setup({}, false, 'held')
  box.type('timer 4 min')
  await reply([row('a', { madeFrom: '4m', start: 'on 1 4m' })])
  expect(state()).toMatchObject({ reply: { question: 'timer 4 min' }, live: null })
})
