import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#lib/result'
import { keepSettings, readSettings } from '#platform/kept-settings'
import { parseLook, type KeptLook } from '../../../src/tools/qr-generator/domain/kept-look'
import { DEFAULT_SETTINGS } from '../../../src/tools/qr-generator/domain/settings'
import { renderAhead, type renderQr } from '../../../src/tools/qr-generator/effects'
import { parseStyle, PLAIN_STYLE } from '../../../src/tools/qr-generator/domain/scene/style'
import { keepLook, prepare } from '../../../src/tools/qr-generator/store-kept'
import { codeStore, qrImage } from '../../support/qr-image'
import { LOGO } from '../../support/qr-styles'

vi.mock(import('#platform/kept-settings'), () => ({
  readSettings: vi.fn(),
  keepSettings: vi.fn(),
}))

vi.mock(import('../../../src/tools/qr-generator/effects'), async (original) => ({
  ...(await original()),
  renderAhead: vi.fn(),
  startWorker: vi.fn(),
}))

beforeEach(() => void vi.clearAllMocks())
afterEach(() => void vi.unstubAllGlobals())

const LOOK: KeptLook = { sizePx: 512, level: 'H', dark: '#123', light: '#fedcba', margin: 4 }

function setup(kept: KeptLook | null = null, text = '') {
  const render = vi.fn<typeof renderQr>(async () => ok(qrImage().image))
  const codes = codeStore(render)
  if (text) codes.getState().change({ text })
  vi.mocked(readSettings).mockReturnValue(kept)
  return { codes, keep: vi.mocked(keepSettings), render, start: () => keepLook(codes) }
}

test('QR-47: the look of the last visit comes back, in the color fields too', () => {
  const { codes, start, keep } = setup(LOOK)
  start()
  expect(codes.getState()).toMatchObject({
    settings: { text: '', ...LOOK },
    colors: { dark: '#123', light: '#fedcba' },
    busy: false,
    image: null,
  })
  expect(keep).not.toHaveBeenCalled()
})

test('a text that is there already is drawn in the look of the last visit', async () => {
  const { start, render } = setup(LOOK, 'a')
  start()
  await vi.waitFor(() => expect(render).toHaveBeenLastCalledWith({ text: 'a', ...LOOK }))
})

test('the code that is drawn ahead of hydration is that in the look of the last visit', async () => {
  const { codes, render, start } = setup(LOOK)
  vi.stubGlobal('document', { querySelector: () => ({ value: 'a' }) })
  prepare()
  start()
  codes.getState().change({ text: 'a' })
  await vi.waitFor(() => expect(render).toHaveBeenCalledOnce())
  // As text, by which it is found.
  const [ahead, asked] = [renderAhead, render].map((run) => vi.mocked(run).mock.lastCall?.[0])
  expect(JSON.stringify(ahead)).toBe(JSON.stringify(asked))
})

test('without anything kept all is as specified', () => {
  const { codes, start } = setup()
  start()
  expect(codes.getState().settings).toBe(DEFAULT_SETTINGS)
})

test('a look that was chosen in this visit stands when the page comes back', () => {
  const { codes, start } = setup(LOOK)
  codes.getState().change({ sizePx: 128 })
  start()
  expect(codes.getState().settings).toMatchObject({ sizePx: 128, level: 'M' })
})

test('QR-48: a new look is kept, without the text; a new text keeps nothing', () => {
  const { codes, keep, start } = setup()
  const stop = start()
  codes.getState().change({ text: 'secret' })
  expect(keep).not.toHaveBeenCalled()
  codes.getState().change({ level: 'H' })
  codes.getState().typeColor('dark', '#112233')
  const look = { sizePx: 256, level: 'H', dark: '#112233', light: '#ffffff', margin: 2 }
  expect(keep).toHaveBeenCalledTimes(2)
  expect(keep).toHaveBeenLastCalledWith('qr-generator', look)
  stop()
  codes.getState().change({ level: 'L' })
  expect(keep).toHaveBeenCalledTimes(2)
})

test('a look that another tab has kept since stays kept, all but what changes here', () => {
  const { codes, keep, start } = setup()
  start()
  const style = { modules: 'dots', endColor: null, framed: true }
  vi.mocked(readSettings).mockReturnValue({ ...LOOK, style })
  codes.getState().change({ sizePx: 128 })
  expect(keep).toHaveBeenLastCalledWith('qr-generator', { ...LOOK, sizePx: 128, style })
})

test('both colors are kept together: those of two tabs may not differ', () => {
  const { codes, keep, start } = setup()
  start()
  vi.mocked(readSettings).mockReturnValue({ ...LOOK, dark: '#ffffff', light: '#112233' })
  codes.getState().typeColor('dark', '#112233')
  const colors = { dark: '#112233', light: '#ffffff' }
  expect(keep).toHaveBeenLastCalledWith('qr-generator', { ...LOOK, ...colors })
})

test('QR-58: of a style neither the logo nor the caption is kept, and all of the rest', () => {
  const { codes, keep, start } = setup()
  start()
  const style = { ...PLAIN_STYLE, modules: 'dots' as const, logo: LOGO, caption: 'secret' }
  codes.getState().change({ style })
  expect(keep).toHaveBeenCalledWith(
    'qr-generator',
    expect.objectContaining({ style: { modules: 'dots', endColor: null, framed: true } }),
  )
  codes.getState().change({ style: { ...style, caption: 'another', logo: null } })
  expect(keep).toHaveBeenCalledTimes(1)
})

test('the style of the last visit comes back, with the first caption', () => {
  const style = { modules: 'dots', endColor: null, framed: true }
  const { codes, start } = setup(parseLook({ ...LOOK, style }), 'a')
  start()
  expect(codes.getState().settings).toEqual({
    text: 'a',
    ...LOOK,
    style: { ...PLAIN_STYLE, modules: 'dots', caption: 'Scan me' },
  })
})

test.each([
  [{ modules: 'stars', endColor: 'red', framed: 1 }, undefined],
  [{ endColor: '#B91C1C' }, { ...PLAIN_STYLE, endColor: '#b91c1c' }],
  ['dots', undefined],
  [null, undefined],
])('of the style %j that was stored, %j is used', (stored, used) => {
  expect(parseStyle(stored)).toEqual(used)
})

test.each([
  [null, null],
  ['text', null],
  [{}, { sizePx: 256, level: 'M', dark: '#000000', light: '#ffffff', margin: 2 }],
  [
    { sizePx: 100, level: 'X', dark: 'red', light: 5, margin: 3, text: 'a' },
    { sizePx: 256, level: 'M', dark: '#000000', light: '#ffffff', margin: 2 },
  ],
  [{ ...LOOK, text: 'a' }, LOOK],
])('of %j that was stored, %j is used', (stored, look) => {
  expect(parseLook(stored)).toEqual(look)
})

test('what was typed in place of a color is not kept', () => {
  const { codes, start, keep } = setup()
  start()
  codes.getState().typeColor('dark', 'my secret')
  codes.getState().typeColor('light', '8675309.25')
  codes.getState().settleColors()
  codes.getState().change({ sizePx: 512 })
  expect(keep.mock.lastCall).toEqual([
    'qr-generator',
    { sizePx: 512, level: 'M', dark: '#000000', light: '#ffffff', margin: 2 },
  ])
})
