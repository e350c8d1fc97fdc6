import { expect, test } from 'vitest'
import { latestResult } from '../../../src/lib/latest-result'

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

test('of a burst only the last result counts, and the one in flight is stale', async () => {
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
