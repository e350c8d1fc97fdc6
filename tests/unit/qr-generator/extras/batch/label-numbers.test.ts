import { expect, test } from 'vitest'
import {
  labelsByNumbers,
  labelSheetOf,
  type LabelChoice,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/label-sheet'

/** At the first label, not shifted. */
const PLACE = { first: '1', shiftX: '0', shiftY: '0' }

test.each<[LabelChoice['layout'], LabelChoice['paper'], string, string, string[]]>([
  ['size', 'a4', '60', '40', []],
  ['size', 'a4', '14.9', '20', ['across']],
  ['size', 'a4', '190.1', '277', ['across']],
  ['size', 'a4', '-60', '1e9', ['across', 'down']],
  ['size', 'a4', '60', '270', []],
  ['size', 'letter', '60', '270', ['down']],
  ['size', 'a4', '', 'x', ['across', 'down']],
  ['grid', 'a4', '13', '1', ['across']],
  ['grid', 'a4', '2.5', '0', ['across', 'down']],
  ['grid', 'a4', '3', '19', ['down']],
  ['page', 'a4', '15', '277', []],
  ['page', 'a4', '14.9', '277.1', ['across', 'down']],
])(
  'of labels by %s on %s, %s and %s, what does not fit is %o',
  (layout, paper, across, down, wrong) => {
    const choice = { ...PLACE, layout, paper, across, down }
    const numbers = labelsByNumbers(choice)
    expect((['across', 'down'] as const).filter((way) => !numbers[way])).toEqual(wrong)
    expect(labelSheetOf(choice) === null).toBe(wrong.length > 0)
  },
)

// In binary 259.4 / 51.88 is a little less than 5.
test.each([
  ['51.88', 5],
  ['25.94', 10],
])('labels of %s mm fill the height of Letter: %i rows', (down, rows) => {
  const numbers = labelsByNumbers({ ...PLACE, layout: 'size', paper: 'letter', across: '60', down })
  expect(numbers.down?.count).toBe(rows)
})
