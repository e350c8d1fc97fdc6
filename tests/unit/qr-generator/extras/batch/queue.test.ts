import { expect, test } from 'vitest'
import type {
  BatchRow,
  MadeRows,
  RowsToMake,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/batch'
import {
  createBatch,
  makeAll,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/queue'
import { deferred } from '../../../../support/deferred'

const rowsTo = (count: number): BatchRow[] =>
  Array.from({ length: count }, (_, at) => ({ line: at + 1, text: `t${at}`, name: '' }))

const turns = () => new Promise((resolve) => setTimeout(resolve))

const madeOf = ({ from, rows }: RowsToMake, size = 1): MadeRows => ({
  from,
  bytes: new Uint8Array(rows.length * size),
  sizes: rows.map(() => size),
  faults: [],
  resources: [],
})

function setup(count: number, size = 1) {
  const written: number[] = []
  let nowMs = 0
  const batch = createBatch(
    rowsTo(count),
    {
      async add(rows, { bytes }) {
        written.push(...rows.map(({ line }) => line))
        return bytes
      },
      end: async () => new Uint8Array(3),
    },
    () => nowMs,
  )
  const take = async () => {
    const rows = await batch.queue.take()
    if (!rows) throw new Error('there is no row left')
    return madeOf(rows, size)
  }
  return { batch, written, take, pass: (ms: number) => void (nowMs += ms) }
}

test('rows come into the file in their order, whichever worker is done first', async () => {
  const { batch, written, take } = setup(240)
  const [first, second, third] = [await take(), await take(), await take()]
  expect(await batch.queue.take()).toBeNull()
  void batch.queue.give(third)
  void batch.queue.give(second)
  await turns()
  expect(written).toEqual([])
  await batch.queue.give(first)
  const part = await batch.read()
  expect(written).toEqual(Array.from({ length: 240 }, (_, at) => at + 1))
  expect(part).toMatchObject({ done: 240, isLast: true, faults: [] })
  expect(part?.bytes).toHaveLength(243)
})

test('a part comes after a quarter of a second, not for each of the chunks', async () => {
  const { batch, take, pass } = setup(400)
  const part = batch.read()
  await batch.queue.give(await take())
  pass(249)
  await batch.queue.give(await take())
  pass(1)
  await batch.queue.give(await take())
  expect(await part).toMatchObject({ done: 300, isLast: false })
})

test('workers wait while what they made is not read', async () => {
  // 5 MB a chunk, and 8 MB at most.
  const { batch, written, take } = setup(400, 50_000)
  await batch.queue.give(await take())
  const waiting = batch.queue.give(await take())
  const next = batch.queue.give(await take())
  await turns()
  expect(written).toHaveLength(200)
  expect((await batch.read())?.bytes.length).toBe(10_000_000)
  await Promise.all([waiting, next])
  expect(written).toHaveLength(300)
})

test('stopping ends what waits for a part, and gives no more rows', async () => {
  const { batch } = setup(100)
  const part = batch.read()
  batch.stop()
  expect(await part).toBeNull()
  expect(await batch.read()).toBeNull()
  expect(await batch.queue.take()).toBeNull()
})

test('a worker makes all rows, and the next while those before are written', async () => {
  const { batch, written } = setup(370)
  const begun: number[] = []
  const hold = deferred()
  const queue = {
    take: batch.queue.take,
    async give(made: MadeRows) {
      await hold.promise
      await batch.queue.give(made)
    },
  }
  const all = makeAll(queue, async (rows) => {
    begun.push(rows.from)
    return madeOf(rows)
  })
  await turns()
  expect(begun).toEqual([0, 100])
  hold.resolve()
  await all
  expect(begun).toEqual([0, 100, 200, 300])
  expect(written).toHaveLength(370)
})

test('a file that cannot be written ends the work', async () => {
  const batch = createBatch(
    rowsTo(60),
    { add: () => Promise.reject(new Error('no memory')), end: async () => new Uint8Array(0) },
    () => 0,
  )
  await expect(makeAll(batch.queue, async (rows) => madeOf(rows))).rejects.toThrow('no memory')
})
