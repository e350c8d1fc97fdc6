import { expect, test } from 'vitest'
import { scaleOf } from '../../../../src/app/answers/scale'

const labels = (value: number) => {
  const scale = scaleOf({ kind: 'ruler', value })
  return 'labels' in scale ? scale.labels.map(({ text }) => text) : []
}

test.each([
  [11, ['0', '2,5', '5', '7,5', '10', '12,5']],
  [2e6, ['0', '500\u00a0Tsd.', '1\u00a0Mio.', '1,5\u00a0Mio.', '2\u00a0Mio.', '2,5\u00a0Mio.']],
])('the ruler to %d on a German page has German figures', (value, texts) => {
  expect(labels(value)).toEqual(texts)
})
