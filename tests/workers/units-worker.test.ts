import { wrap, type Remote } from 'comlink'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { UnitsWorkerApi } from '../../src/tools/unit-converter/worker-api'
import { stubWorkerGlobals } from '../support/worker-globals'

// Not a literal, since the entry belongs to the compiler project that has a worker's globals.
const ENTRY = '../../workers/units.worker'

const { port1: inside, port2: outside } = new MessageChannel()
let worker: Remote<UnitsWorkerApi>

beforeAll(async () => {
  stubWorkerGlobals(inside)
  await import(ENTRY)
  inside.start()
  worker = wrap<UnitsWorkerApi>(outside)
})

afterAll(() => {
  vi.unstubAllGlobals()
  inside.close()
  outside.close()
})

test('lines are converted on the other side of the border', async () => {
  const form = { notation: 'auto', digits: null } as const
  const settings = { categoryId: 'data', fromKey: 'TB', toKey: 'GiB', form, locale: 'en' } as const
  expect(await worker.convertLines(['1', '512 MiB', 'x'], 7, settings)).toEqual({
    ok: true,
    value: {
      text: '931.3225746155\n0.5\n',
      bad: [{ number: 9, text: 'x', fault: 'not-a-number' }],
    },
  })
})
