import { expect, test, vi } from 'vitest'
import { latestResult } from '#lib/latest-result'

/** Requests whose results come when the test gives them. */
function setup() {
  const runs: { input: string; finish: (output: string) => Promise<void> }[] = []
  const results: string[] = []
  const stale: string[] = []
  const { request, cancel } = latestResult<string, string>({
    run: (input) =>
      new Promise((resolve) => {
        const finish = async (output: string) => {
          resolve(output)
          await new Promise(setImmediate)
        }
        runs.push({ input, finish })
      }),
    onResult: (output) => results.push(output),
    onStale: (output) => stale.push(output),
  })
  const finish = (index: number, output: string) => runs[index]?.finish(output)
  return { request, cancel, finish, results, stale, inputs: () => runs.map(({ input }) => input) }
}

test('the result of a request is handed over', async () => {
  const { request, finish, results, stale } = setup()
  request('a')
  await finish(0, 'A')
  expect([results, stale]).toEqual([['A'], []])
})

test('PL-44: of a burst only the last result counts, and the one in flight is stale', async () => {
  const { request, finish, results, stale, inputs } = setup()
  for (const input of ['a', 'ab', 'abc']) request(input)
  await finish(0, 'A')
  expect([inputs(), results, stale]).toEqual([['a', 'abc'], [], ['A']])
  await finish(1, 'ABC')
  expect([results, stale]).toEqual([['ABC'], ['A']])
})

test('after a cancel the result is stale, and a later request has its own', async () => {
  const { request, cancel, finish, results, stale } = setup()
  request('a')
  cancel()
  await finish(0, 'A')
  expect([results, stale]).toEqual([[], ['A']])
  request('b')
  await finish(1, 'B')
  expect(results).toEqual(['B'])
})

test('a request after a pause runs at once', async () => {
  const { request, finish, inputs } = setup()
  request('a')
  await finish(0, 'A')
  request('b')
  expect(inputs()).toEqual(['a', 'b'])
})

test('a request that waits is dropped by a cancel', async () => {
  const { request, cancel, finish, inputs, stale } = setup()
  request('a')
  request('b')
  cancel()
  await finish(0, 'A')
  expect([inputs(), stale]).toEqual([['a'], ['A']])
})

test('undefined is an input like any other', async () => {
  const run = vi.fn().mockResolvedValue(undefined)
  const { request } = latestResult<undefined, undefined>({ run, onResult: () => {} })
  request(undefined)
  request(undefined)
  await new Promise(setImmediate)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a run that rejects is reported and does not hold up the next', async () => {
  const reported = vi.fn()
  const watchers = process.rawListeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', reported)
  const seen: string[] = []
  const { request } = latestResult({
    async run(input: string) {
      seen.push(input)
      if (input === 'a') throw new Error('bug')
    },
    onResult: () => {},
  })
  request('a')
  request('b')
  await new Promise(setImmediate)
  request('c')
  await new Promise(setImmediate)
  process.removeAllListeners('unhandledRejection')
  for (const watcher of watchers) process.on('unhandledRejection', (...of) => watcher(...of))
  expect(seen).toEqual(['a', 'b', 'c'])
  expect(reported).toHaveBeenCalledOnce()
})

test('what need not be closed needs no step for stale results', async () => {
  const results: number[] = []
  const { request } = latestResult<number, number>({
    run: (input) => Promise.resolve(input),
    onResult: (output) => results.push(output),
  })
  request(1)
  request(2)
  await new Promise(setImmediate)
  expect(results).toEqual([2])
})
