import { expect, test } from 'vitest'
import { longRun, type LongRun } from '#lib/long-run'

/** A run of places, whose batches come when the test gives them. */
function setup() {
  const given: ((batch: number[] | null) => void)[] = []
  const query: [count: number, from: number][] = []
  let state: LongRun<string, number[]>
  const { run, start } = longRun<string, number[]>((patch) => (state = { ...state, ...patch }), [])
  state = run
  const plan = (settings: string) => ({
    settings,
    wanted: 5,
    batchSize: 2,
    make: (count: number, from: number) => {
      query.push([count, from])
      return new Promise<number[] | null>((resolve) => given.push(resolve))
    },
    add: (made: number[], batch: number[]) => [...made, ...batch],
  })
  async function give(index: number, batch: number[] | null) {
    given[index]?.(batch)
    await new Promise(setImmediate)
  }
  return { state: () => state, start: (settings: string) => start(plan(settings)), give, query }
}

test('batches are made one after another, each from its place on, the last one smaller', async () => {
  const { state, start, give, query } = setup()
  const running = start('a')
  expect(state()).toMatchObject({ phase: 'running', done: 0, wanted: 5, made: [], settings: 'a' })
  await give(0, [0, 1])
  expect(state()).toMatchObject({ phase: 'running', done: 2, made: [0, 1] })
  await give(1, [2, 3])
  await give(2, [4])
  await running
  expect(state()).toMatchObject({ phase: 'done', done: 5, made: [0, 1, 2, 3, 4] })
  expect(query).toEqual([
    [2, 0],
    [2, 2],
    [1, 4],
  ])
})

test('a batch of a run that another one has replaced is dropped', async () => {
  const { state, start, give } = setup()
  void start('a')
  void start('b')
  await give(0, [9, 9])
  expect(state()).toMatchObject({ phase: 'running', settings: 'b', done: 0, made: [] })
  await give(1, [0, 1])
  expect(state()).toMatchObject({ settings: 'b', done: 2, made: [0, 1] })
})

const NOTHING = { done: 0, wanted: 0, made: [], settings: null }

test('nothing of a run that was cancelled is kept, nor what comes of it later', async () => {
  const { state, start, give } = setup()
  void start('a')
  await give(0, [0, 1])
  state().cancel()
  await give(1, [2, 3])
  expect(state()).toMatchObject({ phase: 'cancelled', ...NOTHING })
})

test('nothing of a run that failed is kept', async () => {
  const { state, start, give } = setup()
  void start('a')
  await give(0, [0, 1])
  await give(1, null)
  expect(state()).toMatchObject({ phase: 'failed', ...NOTHING })
})
