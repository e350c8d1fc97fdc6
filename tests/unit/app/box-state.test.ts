import { describe, expect, test } from 'vitest'
import { NOT_LOADED } from '../../../src/app/answers/texts.en'
import { NOTHING, row, setup } from '../../support/answer-box'

test('a key changes no state: its answer does, and of a burst only the last is asked beside the first', async () => {
  const { box, state, query, reply } = setup()
  const before = state()
  for (const text of ['5', '5 ', '5 k', '5 kg']) box.type(text)
  expect(state()).toBe(before)
  await reply([])
  expect(query()).toEqual(['5', '5 kg'])
  await reply([row('a')])
  expect(state().reply?.question).toBe('5 kg')
})

test('while keys come fast no answer is shown, and the newest one at the first pause', async () => {
  const { box, state, come, pass } = setup()
  box.type('5')
  await come([row('a')])
  box.type('5 kg')
  await come([row('b')])
  expect(state().reply).toBeNull()
  pass(160)
  expect(state().reply?.question).toBe('5 kg')
})

test('what is late is marked so until it comes', async () => {
  const { box, state, reply, pass } = setup()
  box.type('5 kg')
  pass(100)
  expect(state().isLate).toBe(false)
  pass(300)
  expect(state().isLate).toBe(true)
  await reply([row('a')])
  expect(state().isLate).toBe(false)
})

test('a dialog in which nothing is typed keeps its list in its place, however late what many look for comes', async () => {
  const { state, reply, pass } = setup({}, true)
  pass(300)
  expect(state().isLate).toBe(false)
  await reply([row('a')])
  expect(state().reply?.rows).toHaveLength(1)
})

describe('AN-12: Enter', () => {
  test('opens the selected row at once where it answers what is typed', async () => {
    const { box, opened, reply } = setup()
    box.type('5 kg')
    await reply([row('a'), row('b')])
    box.select(1)
    box.enter()
    expect(opened).toEqual(['b'])
  })

  test('waits for the answer to what is typed, and for the data that it needs', async () => {
    const { box, opened, supplied, reply } = setup()
    box.type('5')
    await reply([row('a')])
    box.type('5 usd')
    box.enter()
    expect(opened).toEqual([])
    await reply([row('b')], { needs: ['rates'] })
    expect([supplied, opened]).toEqual([['5 usd'], []])
    await reply([row('c')])
    expect(opened).toEqual(['c'])
  })

  test('shows and opens an answer that has come, without a pause', async () => {
    const { box, opened, come } = setup()
    box.type('5 kg')
    await come([row('a')])
    box.enter()
    expect(opened).toEqual(['a'])
  })

  test('holds until the next key', async () => {
    const { box, opened, reply } = setup()
    box.type('5 kg')
    box.enter()
    box.type('5 kg in')
    await reply([row('a')])
    await reply([row('a')])
    expect(opened).toEqual([])
  })

  test('that was pressed before the code had come opens the answer', async () => {
    const { opened, reply } = setup({ question: '5 kg', isEntered: true })
    await reply([row('a')])
    expect(opened).toEqual(['a'])
  })

  test('copies what has no page, and draws again what is drawn', async () => {
    const { box, opened, query, reply } = setup()
    let copies = 0
    box.mainRef({ click: () => copies++ })
    box.type('roll d6')
    await reply([row('a', { act: 'copy' }), row('b', { act: 'draw' })])
    box.openAt(0)
    box.openAt(1)
    expect([copies, opened, query()]).toEqual([1, [], ['roll d6', 'roll d6']])
  })

  test('copies an answer that the window does not show yet, once its button is there', async () => {
    const { box, opened, come, reply, pass } = setup()
    const copied: string[] = []
    box.mainRef({ click: () => void copied.push('older') })
    box.type('days until christmas')
    await come([row('a', { act: 'copy' })])
    box.enter()
    box.mainRef({ click: () => void copied.push('newer') })
    pass(0)
    expect([copied, opened]).toEqual([['newer'], []])
    box.type('time in tokyo')
    box.enter()
    await reply([row('b', { act: 'copy' })])
    pass(0)
    expect([copied, opened]).toEqual([['newer', 'newer'], []])
  })

  test('a press on Open beside an older answer opens what is typed by then', async () => {
    const { box, opened, reply } = setup()
    box.type('qr my s')
    const old = row('a', { madeFrom: 'my s' })
    await reply([old])
    box.type('qr my secret')
    box.open(old)
    expect(opened).toEqual([])
    await reply([row('b', { madeFrom: 'my secret' })])
    expect(opened).toEqual(['b'])
  })
})

test('AN-38: Enter presses the main button of what is made in the window, once it is shown, and opens the page where there is none', async () => {
  let presses = 0
  const made = { Value: NOTHING, Actions: NOTHING, change: NOTHING, stop: NOTHING }
  const { box, state, opened, reply, come, pass } = setup({}, false, { createLive: () => made })
  box.type('password 16')
  await reply([row('a', { madeFrom: '16' })])
  expect(state().live?.answer).toBe(made)
  box.enter()
  expect(opened).toEqual(['a'])
  box.type('password 17')
  await come([row('a', { madeFrom: '17' })])
  box.enter()
  box.mainRef({ click: () => presses++ })
  pass(0)
  box.enter()
  expect([presses, opened]).toEqual([2, ['a']])
})

test('AN-38: the window of what is made opens without a pause, since it changes by itself from then on', async () => {
  const made = { Value: NOTHING, Actions: NOTHING, change: NOTHING, stop: NOTHING }
  const { box, state, come, pass } = setup({}, false, { createLive: () => made })
  const typed = ['q', 'qr', 'qr h', 'qr he', 'qr hel']
  const shown: (string | undefined)[] = []
  for (const question of typed) {
    box.type(question)
    await come([row('a', question === 'q' ? {} : { madeFrom: question })])
    pass(0)
    shown.push(state().reply?.question)
  }
  expect(shown).toEqual([undefined, undefined, 'qr h', 'qr h', 'qr h'])
})

test('AN-12: what is pasted is answered without a pause', async () => {
  const { box, state, come, pass } = setup()
  box.type('5 kg in lb')
  await come([row('a')])
  pass(0)
  expect(state().reply?.rows).toHaveLength(1)
})

test('the first row is selected anew with other rows, and stays selected with the same', async () => {
  const { box, state, reply } = setup()
  box.type('10 m')
  await reply([row('a'), row('b')])
  box.select(1)
  box.drawAgain()
  await reply([row('a'), row('b')])
  expect(state().selected).toBe(1)
  box.type('10 mi')
  await reply([row('a'), row('b')])
  expect(state().selected).toBe(0)
})

test('a question without an answer is judged once typing rests', async () => {
  const { box, state, reply, pass } = setup()
  box.type('x')
  await reply([], { problem: 'No answer' })
  expect(state().isRested).toBe(false)
  pass(600)
  expect(state().isRested).toBe(true)
})

test('what is pasted is judged at once, where there is a reason', async () => {
  const { box, state, reply, pass } = setup()
  box.type('password 9999 characters')
  await reply([], { problem: 'A password has 4 to 50 characters.' })
  pass(0)
  expect(state().isRested).toBe(true)
})

test('a worker that fails is a problem, and the next key asks again', async () => {
  const { box, state, query, fail, reply } = setup()
  box.type('5 kg')
  await fail()
  expect(state().reply?.problem).toMatch(/could not be loaded/)
  box.type('5 kg in lb')
  await reply([row('a')])
  expect([query().at(-1), state().reply?.problem]).toEqual(['5 kg in lb', null])
})

test('nothing typed shows at once what stood there at first; the dialog asks for it once', async () => {
  const { box, state, query, reply } = setup({}, true)
  await reply([row('many look for')])
  box.type('5')
  await reply([row('a')])
  box.type('')
  expect(state().reply?.rows.map(({ key }) => key)).toEqual(['many look for'])
  expect(query()).toEqual(['', '5'])
})

test('what comes after the box is closed is dropped', async () => {
  const { box, state, reply } = setup()
  box.type('5 kg')
  box.stop()
  await reply([row('a')])
  expect(state().reply).toBeNull()
})

test('AN-43: where the code that answers has not come it is asked for once, and again on request, for what is typed by then', async () => {
  const { box, state, query, fail, reply } = setup()
  box.type('5 kg')
  await fail('load')
  for (const text of ['5 kg ', '5 kg i', '5 kg in lb']) box.type(text)
  expect([query(), state().reply?.problem]).toEqual([['5 kg'], NOT_LOADED])
  box.retry()
  await reply([row('a')])
  expect(state().reply).toMatchObject({ question: '5 kg in lb', problem: null })
  box.type('5 kg in oz')
  expect(query()).toEqual(['5 kg', '5 kg in lb', '5 kg in oz'])
})
