import { expect, test } from 'vitest'
import type { ColumnWork } from '../../src/tools/unit-converter/extras/column/worker'
import { startEntry } from '../support/worker-globals'

const worker = await startEntry<ColumnWork>('units-column')

test('lines are converted on the other side of the border', async () => {
  const form = { notation: 'auto', digits: null } as const
  const settings = { categoryId: 'data', fromKey: 'TB', toKey: 'GiB', form, locale: 'en' } as const
  expect(
    await worker.convertLines(
      ['1', 'x'],
      { cell: 0, comma: null, arePointsGroups: false },
      settings,
    ),
  ).toEqual({
    ok: true,
    value: [
      { result: '931.322574615478515625', isTooCold: false, readAs: undefined },
      { result: '', bad: { text: 'x', fault: { code: 'not-a-number' } } },
    ],
  })
})
