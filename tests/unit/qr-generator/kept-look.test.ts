import { expect, test, vi } from 'vitest'
import { ok } from '#lib/result'
import { parseLook, type Look } from '../../../src/tools/qr-generator/domain/kept-look'
import { parseStyle, PLAIN_STYLE } from '../../../src/tools/qr-generator/domain/style'
import { DEFAULT_SETTINGS } from '../../../src/tools/qr-generator/domain/settings'
import type { Browser } from '../../../src/tools/qr-generator/effects'
import { codeStore, lookPlace, qrImage } from '../../support/qr-image'
import { LOGO } from '../../support/qr-styles'

/** As visitors have it on their devices. */
const LOOK: Look = {
  sizePx: 512,
  level: 'H',
  dark: '#123',
  light: '#fedcba',
  margin: 4,
  isUtf8Marked: true,
}
const { text: _, ...lookOfDefaults } = DEFAULT_SETTINGS
const STYLE = { modules: 'dots', endColor: null, framed: true }

function setup(stored: unknown = null, text = '') {
  const makeImage = vi.fn<Browser['makeImage']>(async () => ok(qrImage().image))
  const { place, write, look } = lookPlace(stored)
  const codes = codeStore({ makeImage, look })
  if (text) codes.getState().change({ text })
  return { codes, place, write, makeImage, open: codes.getState().mounted }
}

test('QR-47: the look of the last visit comes back, in the color fields too', () => {
  const { codes, open, write } = setup(LOOK)
  open()
  expect(codes.getState()).toMatchObject({
    settings: { text: '', ...LOOK },
    colors: { dark: '#123', light: '#fedcba' },
    busy: false,
    image: null,
  })
  expect(write).not.toHaveBeenCalled()
})

test('a text that is there already is drawn in the look of the last visit', async () => {
  const { open, makeImage } = setup(LOOK, 'a')
  open()
  await vi.waitFor(() => expect(makeImage).toHaveBeenLastCalledWith({ text: 'a', ...LOOK }))
})

test('without anything kept all is as specified', () => {
  const { codes, open } = setup()
  open()
  expect(codes.getState().settings).toBe(DEFAULT_SETTINGS)
})

test('what was chosen in this visit stands, the rest is that of the last visit', () => {
  const { codes, open } = setup(LOOK)
  codes.getState().change({ sizePx: 128 })
  open()
  expect(codes.getState().settings).toMatchObject({ ...LOOK, sizePx: 128 })
})

test('QR-48: a new look is kept, without the text; a new text keeps nothing', () => {
  const { codes, write, open } = setup()
  open()
  codes.getState().change({ text: 'secret' })
  expect(write).not.toHaveBeenCalled()
  codes.getState().change({ level: 'H' })
  codes.getState().typeColor('dark', '#112233')
  expect(write).toHaveBeenCalledTimes(2)
  expect(write).toHaveBeenLastCalledWith({
    ...lookOfDefaults,
    level: 'H',
    dark: '#112233',
  })
})

test('a look that another tab has kept since stays kept, all but what changes here', () => {
  const { codes, place, write, open } = setup()
  open()
  place.stored = { ...LOOK, style: STYLE }
  codes.getState().change({ sizePx: 128 })
  expect(write).toHaveBeenLastCalledWith({ ...LOOK, sizePx: 128, style: STYLE })
})

test('both colors are kept together: those of two tabs may not differ', () => {
  const { codes, place, write, open } = setup()
  open()
  place.stored = { ...LOOK, dark: '#ffffff', light: '#112233' }
  codes.getState().typeColor('dark', '#112233')
  expect(write).toHaveBeenLastCalledWith({ ...LOOK, dark: '#112233', light: '#ffffff' })
})

test('QR-58: of a style neither the logo nor the caption is kept, and all of the rest', () => {
  const { codes, write, open } = setup()
  open()
  const style = { ...PLAIN_STYLE, modules: 'dots' as const, logo: LOGO, caption: 'secret' }
  codes.getState().change({ style })
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ style: STYLE }))
  codes.getState().change({ style: { ...style, caption: 'another', logo: null } })
  expect(write).toHaveBeenCalledTimes(1)
})

test('the style of the last visit comes back, with the first caption', () => {
  const { codes, open } = setup({ ...LOOK, style: STYLE }, 'a')
  open()
  expect(codes.getState().settings).toEqual({
    text: 'a',
    ...LOOK,
    style: { ...PLAIN_STYLE, modules: 'dots', caption: 'Scan me' },
  })
})

test('what was typed in place of a color is not kept', () => {
  const { codes, open, write } = setup()
  open()
  codes.getState().typeColor('dark', 'my secret')
  codes.getState().typeColor('light', '8675309.25')
  codes.getState().settleColors()
  codes.getState().change({ sizePx: 512 })
  expect(write).toHaveBeenLastCalledWith({ ...lookOfDefaults, sizePx: 512 })
})

test.each([
  [{ modules: 'stars', endColor: 'red', framed: 1 }, undefined],
  [{ endColor: '#B91C1C' }, { ...PLAIN_STYLE, endColor: '#b91c1c' }],
  ['dots', undefined],
  [null, undefined],
])('of the style %j that was stored, %j is used', (stored, used) => {
  expect(parseStyle(stored, 'Scan me')).toEqual(used)
})

test.each([
  [null, null],
  ['text', null],
  [
    {},
    { sizePx: 256, level: 'M', dark: '#000000', light: '#ffffff', margin: 2, isUtf8Marked: false },
  ],
  [
    { sizePx: 100, level: 'X', dark: 'red', light: 5, margin: 3, text: 'a' },
    { sizePx: 256, level: 'M', dark: '#000000', light: '#ffffff', margin: 2, isUtf8Marked: false },
  ],
  [{ ...LOOK, text: 'a' }, LOOK],
])('of %j that was stored, %j is used', (stored, look) => {
  expect(parseLook(stored, 'Scan me')).toEqual(look)
})
