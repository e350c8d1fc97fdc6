import { expect, test } from 'vitest'
import { plainReply } from '../../../../../src/answers/rows'
import { makeScale } from '../../../../../src/tools/color-picker/extras/palettes/domain/scale'
import { usePalette } from '../../../../../src/tools/color-picker/extras/palettes/state'
import { openingOf } from '../../../../../src/tools/color-picker/opening'
import { useColor } from '../../../../../src/tools/color-picker/state'
import { ask } from '../../../../support/answer-modules'

const replyOf = (question: string) => plainReply(ask(question), question)
const notesOf = (question: string) => ask(question).answers.flatMap(({ notes }) => notes)
const opening = (question: string) => ask(question).answers[0]?.opening

test.each([
  'shades of navy',
  'navy shades',
  'tints of navy',
  'tones of #000080',
  'scale of navy',
  'tailwind navy',
  'tailwind palette of navy',
])('CO-54: %s is the scale of the color, to be copied as a list', (question) => {
  const colors = makeScale('#000080').map(({ color }) => color)
  expect(ask(question).answers).toMatchObject([
    { title: 'Scale 50 to 950', swatches: colors, copy: colors.join('\n') },
  ])
})

test.each(['palette of teal', 'teal palette', 'teal palette generator', 'teal color scheme'])(
  'CO-54: %s has the kinds of palettes as its readings',
  (question) => {
    const { look, rows, summary } = replyOf(question)
    const titles = rows.map(({ answer }) => answer?.title)
    expect(look).toBe('alternative')
    expect(titles).toEqual(['Scale 50 to 950', 'Complementary', 'Analogous', 'Triadic'])
    expect(summary).toBe('Scale 50 to 950, 11 colors, and 3 more')
  },
)

test.each(['colors that go with teal', 'what goes well with teal', 'matching colors for teal'])(
  'CO-54: %s has palettes of other colors, shades last',
  (question) => {
    const titles = replyOf(question).rows.map(({ answer }) => answer?.title)
    expect(titles).toEqual(['Complementary', 'Analogous', 'Triadic', 'Monochromatic'])
  },
)

test('CO-54: a color that is said with its hue is one color', () => {
  expect(opening('colors that go with navy blue')).toMatchObject({
    fragment: '000080-complementary',
  })
  expect(opening('palette of teal green')).toMatchObject({ fragment: '008080' })
  expect(opening('palette of teal orange')).toMatchObject({ fragment: '008080-ffa500' })
})

test('CO-54: two kinds that are named are two readings, and the scale of hues shows the color', () => {
  const { rows } = replyOf('complementary and triadic colors of #00ff00')
  // A third of the circle of hues.
  const measure = { kind: 'hue', hue01: 1 / 3 }
  expect(rows).toMatchObject([
    { answer: { title: 'Complementary', measure } },
    { answer: { title: 'Triadic', measure } },
  ])
})

test('CO-54: a palette without a hue or without the transparency says so', () => {
  expect(notesOf('triadic of gray')).toEqual(['A gray has no hue: each color is the same'])
  expect(notesOf('shades of gray')).toEqual([])
  expect(notesOf('shades of rgb(0 0 128 / 50%)')).toEqual([
    '50% opaque: the transparency is left out',
  ])
  expect(notesOf('shades of red, green')).toEqual([
    'The first of several colors: the color picker takes all 2 as a palette',
  ])
  expect(notesOf('palette of red, green')).toEqual([])
})

test.each([
  'split-complementary of red',
  '50 shades of gray',
  'red palette knife',
  'red square',
  'palette for a website',
])('CO-54: %s asks for no palette', (question) => {
  expect(ask(question).answers.filter(({ swatches }) => swatches)).toEqual([])
})

test('CO-54: the page opens with the palette that was asked for', () => {
  useColor.getState().setPaletteType('triadic')
  expect(opening('complementary of teal')).toEqual({ fragment: '008080-complementary' })
  expect(openingOf(useColor.getState).openFragment?.('008080-complementary')).toBeNull()
  expect(useColor.getState()).toMatchObject({ color: '#008080', paletteType: 'complementary' })
  usePalette.setState({ source: 'palette', format: 'svg' })
  expect(opening('shades of navy')).toEqual({ fragment: '000080', text: 'css' })
  expect(opening('tailwind navy')).toEqual({ fragment: '000080', text: 'tailwind' })
  openingOf(useColor.getState).openText?.('css')
  expect(usePalette.getState()).toMatchObject({ source: 'scale', format: 'css' })
  expect(opening('palette of red, white and navy')).toEqual({ fragment: 'ff0000-ffffff-000080' })
})
