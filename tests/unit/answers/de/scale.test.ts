import { expect, test } from 'vitest'
import { scaleOf } from '../../../../src/app/answers/scale'
import type { Measure } from '../../../../src/tools/answer'

const labels = (measure: Measure) => {
  const scale = scaleOf(measure)
  return scale && 'labels' in scale ? scale.labels.map(({ text }) => text) : []
}

test.each([
  [11, ['0', '2,5', '5', '7,5', '10', '12,5']],
  [2e6, ['0', '500\u00a0Tsd.', '1\u00a0Mio.', '1,5\u00a0Mio.', '2\u00a0Mio.', '2,5\u00a0Mio.']],
])('the ruler to %d on a German page has German figures', (value, texts) => {
  expect(labels({ kind: 'ruler', value })).toEqual(texts)
})

test('a share on a German page has a blank before its sign', () => {
  expect(labels({ kind: 'share', percent: 18 })[1]).toBe('25\u00a0%')
})
