import { expect, test, vi } from 'vitest'
import { latest } from '../../../src/lib/latest'
import { deferred } from '../../support/deferred'

/** A lane whose jobs end when the test lets them. */
function setup() {
  const jobs: { input: string; finish: () => void }[] = []
  const push = latest((input: string) => {
    const { promise, resolve } = deferred()
    jobs.push({ input, finish: resolve })
    return promise
  })
  return { jobs, push, inputs: () => jobs.map(({ input }) => input) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('the first input runs at once', () => {
  const { push, inputs } = setup()
  push('a')
  expect(inputs()).toEqual(['a'])
})

test('a burst costs two runs: the one in flight and the last', async () => {
  const { jobs, push, inputs } = setup()
  for (const input of ['a', 'ab', 'abc', 'abcd']) push(input)
  expect(inputs()).toEqual(['a'])
  jobs[0]?.finish()
  await turn()
  expect(inputs()).toEqual(['a', 'abcd'])
  jobs[1]?.finish()
  await turn()
  expect(inputs()).toEqual(['a', 'abcd'])
})

test('an input after a pause runs at once', async () => {
  const { jobs, push, inputs } = setup()
  push('a')
  jobs[0]?.finish()
  await turn()
  push('b')
  expect(inputs()).toEqual(['a', 'b'])
})

test('undefined is an input like any other', async () => {
  const run = vi.fn().mockResolvedValue(undefined)
  const push = latest<undefined>(run)
  push(undefined)
  push(undefined)
  await turn()
  expect(run).toHaveBeenCalledTimes(2)
})

test('a run that rejects is reported and does not hold up the next', async () => {
  const reported = vi.fn()
  const watchers = process.rawListeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', reported)
  const seen: string[] = []
  const push = latest(async (input: string) => {
    seen.push(input)
    if (input === 'a') throw new Error('bug')
  })
  push('a')
  push('b')
  await turn()
  push('c')
  await turn()
  process.removeAllListeners('unhandledRejection')
  for (const watcher of watchers) process.on('unhandledRejection', (...of) => watcher(...of))
  expect(seen).toEqual(['a', 'b', 'c'])
  expect(reported).toHaveBeenCalledOnce()
})
