import { expect, test } from 'vitest'
import type {
  BatchFault,
  BatchRow,
  RowsToMake,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/batch'
import { createBatch } from '../../../../../src/tools/qr-generator/extras/batch/domain/queue'

const rowsTo = (count: number): BatchRow[] =>
  Array.from({ length: count }, (_, at) => ({ line: at + 1, text: `t${at}`, name: '' }))

const end = async () => Buffer.from('end')

/** A file whose bytes are the numbers of its lines. */
function setup(count: number) {
  const batch = createBatch(rowsTo(count), {
    add: async (rows) => Buffer.from(rows.map(({ line }) => `${line} `).join('')),
    end,
  })
  const take = () => {
    const rows = batch.take()
    if (!rows) throw new Error('there is no row left')
    return rows
  }
  async function give({ from, rows }: RowsToMake, faults: BatchFault[] = []) {
    const sizes = rows.map(() => 0)
    const part = await batch.add({ from, bytes: new Uint8Array(), sizes, faults, resources: [] })
    return { ...part, bytes: Buffer.from(part.bytes).toString() }
  }
  return { batch, take, give }
}

const linesOf = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1} `).join('')

test('rows come into the file in their order, whichever worker is done first', async () => {
  const { batch, take, give } = setup(600)
  const [first, second, third] = [take(), take(), take()]
  expect(batch.take()).toBeNull()
  const fault = { line: 501, error: { code: 'invalid-data' } } as const
  expect(await give(third, [fault])).toEqual({ bytes: '', faults: [], done: 0 })
  // The second has come before the first is written.
  const [part, last] = await Promise.all([give(first), give(second)])
  expect(part).toEqual({ bytes: linesOf(600) + 'end', faults: [fault], done: 600 })
  expect(last).toEqual({ bytes: '', faults: [], done: 600 })
})

test('a file that cannot be written ends the work', async () => {
  const batch = createBatch(rowsTo(60), {
    add: () => Promise.reject(new Error('no memory')),
    end,
  })
  const part = batch.add({
    from: 0,
    bytes: new Uint8Array(),
    sizes: [0],
    faults: [],
    resources: [],
  })
  await expect(part).rejects.toThrow('no memory')
})
