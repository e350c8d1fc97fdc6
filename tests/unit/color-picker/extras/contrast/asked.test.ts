import { expect, test } from 'vitest'
import { useContrast } from '../../../../../src/tools/color-picker/extras/contrast/state'
import { openingOf as openColor } from '../../../../../src/tools/color-picker/opening'
import { useColor } from '../../../../../src/tools/color-picker/state'
import { UNREADABLE } from '../../../../../src/tools/opening'
import { ask } from '../../../../support/answer-modules'

test('CO-46: two colors that are asked for together open the contrast of the one on the other', () => {
  const { answers } = ask('contrast #777 on navy')
  expect(answers).toMatchObject([
    {
      title: '#777777 on #000080',
      copy: '3.57:1',
      notes: ['Passes AA for large text only', 'APCA Lc -26.5'],
      opening: { fragment: '777777-on-000080' },
    },
  ])
  expect(openColor(useColor.getState).openFragment?.('777777-on-000080')).toBeNull()
  expect(useColor.getState().color).toBe('#777777')
  expect(useContrast.getState().background).toBe('#000080')
  expect(openColor(useColor.getState).openFragment?.('369-on-blue')).toBe(UNREADABLE)
})

test('CO-46: of a single color the contrast on white and on black is given', () => {
  const titles = ask('contrast #3498db').answers.map(({ title, value }) => `${title} ${value}`)
  expect(titles).toEqual(['#3498db on #ffffff 3.15:1', '#3498db on #000000 6.66:1'])
})

test.each(['5 on red', '123 on 456', 'red white', 'contrast 100', 'contrast red white blue'])(
  'CO-46: %s asks for no contrast',
  (question) => {
    expect(ask(question).answers.filter(({ value }) => value.endsWith(':1'))).toEqual([])
  },
)
