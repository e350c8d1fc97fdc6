import { expect, test } from 'vitest'
import { contrastRow } from '../../../../../src/tools/color-picker/extras/contrast/domain/text-contrast'
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
      notes: ['Large text only: passes AA', 'APCA Lc -26.5'],
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

// Ratios as in contrast.test.ts.
test.each([
  [
    'contrast rgba(0,0,0,0.5) on white',
    '3.97:1',
    'Large text only: passes AA',
    /#808080/,
    '000000/0.5-on-ffffff',
  ],
  [
    'contrast #00000080 on #fff',
    '4.00:1',
    'Large text only: passes AA',
    /#7f7f7f/,
    '000000/0.50196-on-ffffff',
  ],
  [
    'contrast #0008 on #fff',
    '4.47:1',
    'Large text only: passes AA',
    /#777777/,
    '000000/0.53333-on-ffffff',
  ],
  [
    'is rgba(0,0,0,.54) on white readable',
    '4.58:1',
    'Readable: passes AA, AAA if large',
    /#757575/,
    '000000/0.54-on-ffffff',
  ],
  [
    'contrast rgb(255 255 255 / 60%) on #1e40af',
    '4.18:1',
    'Large text only: passes AA',
    /#a5b3df/,
    'ffffff/0.6-on-1e40af',
  ],
  [
    'contrast hsl(0 0% 0% / 40%) on #ffcc00',
    '2.69:1',
    'fails AA',
    /#997a00/,
    '000000/0.4-on-ffcc00',
  ],
  [
    'contrast white on rgba(0,0,0,0.6)',
    '5.74:1',
    'Readable: passes AA, AAA if large',
    /white: #666666/,
    'ffffff-on-000000/0.6',
  ],
  [
    'contrast black at 54% on white',
    '4.58:1',
    'Readable: passes AA, AAA if large',
    /#757575/,
    '000000/0.54-on-ffffff',
  ],
  [
    'black at 54.5% on white',
    '4.67:1',
    'Readable: passes AA, AAA if large',
    /#747474/,
    '000000/0.545-on-ffffff',
  ],
  [
    'white 70% opacity on #1e40af',
    '5.12:1',
    'Readable: passes AA, AAA if large',
    /#bcc6e7/,
    'ffffff/0.7-on-1e40af',
  ],
])('CO-50: %s is %s, which its page has too', (question, value, verdict, seen, fragment) => {
  const { answers } = ask(question)
  expect(answers).toMatchObject([{ value, opening: { fragment } }])
  const notes = answers[0]?.notes?.join(' ')
  expect(notes).toContain(verdict)
  expect(notes).toMatch(seen)
  expect(openColor(useColor.getState).openFragment?.(fragment)).toBeNull()
  const { settled: color, alpha01 } = useColor.getState()
  const { background, backgroundAlpha01 } = useContrast.getState()
  const ground = { color: background, alpha01: backgroundAlpha01 }
  expect(`${contrastRow({ color, alpha01 }, ground, 'aa').ratioText}:1`).toBe(value)
})

test('CO-50: a share of all of it is the color itself', () => {
  expect(ask('black at 100% on white').answers[0]?.value).toBe('21.00:1')
})

test('CO-55: the sample of a contrast has the colors as they are seen', () => {
  const samples = ['contrast rgba(0,0,0,0.5) on white', 'contrast white on rgba(0,0,0,0.6)']
    .flatMap((question) => ask(question).answers)
    .map(({ sample }) => sample)
  expect(samples).toEqual([
    { text: '#808080', background: '#ffffff' },
    { text: '#ffffff', background: '#666666' },
  ])
})

test.each(['5 on red', '123 on 456', 'red white', 'contrast 100', 'contrast red white blue'])(
  'CO-46: %s asks for no contrast',
  (question) => {
    expect(ask(question).answers.filter(({ value }) => value.endsWith(':1'))).toEqual([])
  },
)
