import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err, ok } from '#lib/result'
import {
  styleState,
  type StyleDeps,
} from '../../../../../src/tools/qr-generator/extras/looks/state'
import { deferred } from '../../../../support/deferred'
import { codeStore } from '../../../../support/qr-image'
import { LOGO } from '../../../../support/qr-styles'

const FILE = new Blob(['picture'])

function setup(openLogo: StyleDeps['openLogo'] = async () => ok(LOGO)) {
  const codes = codeStore()
  const styles = createStore(styleState({ openLogo }, codes))
  const style = () => codes.getState().settings.style
  return { codes, styles, style, act: styles.getState() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is chosen is drawn', () => {
  const { codes, style, act } = setup()
  codes.getState().change({ text: 'a' })
  act.change({ modules: 'dots' })
  act.change({ caption: 'Menu' })
  expect(style()).toMatchObject({ modules: 'dots', caption: 'Menu', endColor: null, logo: null })
  expect(codes.getState().busy).toBe(true)
})

test('squares of one color without a frame are the plain code again', () => {
  const { style, act } = setup()
  act.change({ modules: 'rounded' })
  act.change({ modules: 'square' })
  expect(style()).toBeUndefined()
})

test('a second color counts once it is one', () => {
  const { style, act, styles } = setup()
  act.change({ endColor: '#1d4ed8' })
  act.typeEnd('#b9')
  expect(style()?.endColor).toBe('#1d4ed8')
  expect(styles.getState().endText).toBe('#b9')
  act.typeEnd('#B91C1C')
  expect(style()?.endColor).toBe('#b91c1c')
  expect(styles.getState().endText).toBeNull()
})

test('a second color of three digits counts once it rests, and what is none is refused then', () => {
  const { codes, style, act, styles } = setup()
  act.change({ endColor: '#1d4ed8' })
  act.typeEnd('#b91')
  expect(style()?.endColor).toBe('#1d4ed8')
  vi.advanceTimersByTime(600)
  expect(style()?.endColor).toBe('#bb9911')
  expect(styles.getState()).toMatchObject({ endText: '#b91', endRefused: false })
  const drawn = codes.getState().settings
  act.settleEnd()
  expect(codes.getState().settings).toBe(drawn)
  act.typeEnd('#b91z')
  expect(styles.getState().endRefused).toBe(false)
  act.settleEnd()
  expect(styles.getState().endRefused).toBe(true)
  act.typeEnd('#b91c1c')
  vi.advanceTimersByTime(600)
  expect(styles.getState()).toMatchObject({ endText: null, endRefused: false })
  expect(style()?.endColor).toBe('#b91c1c')
})

test('a logo is added and removed', async () => {
  const { style, act, styles } = setup()
  act.openLogo(FILE)
  expect(styles.getState().busy).toBe(true)
  await vi.waitFor(() => expect(style()?.logo).toBe(LOGO))
  expect(styles.getState().busy).toBe(false)
  act.removeLogo()
  expect(style()).toBeUndefined()
})

test('a logo that comes after it was removed is not added', async () => {
  const opened = deferred<Awaited<ReturnType<StyleDeps['openLogo']>>>()
  const { style, act, styles } = setup(() => opened.promise)
  act.openLogo(FILE)
  act.removeLogo()
  opened.resolve(ok(LOGO))
  await opened.promise
  expect(style()).toBeUndefined()
  expect(styles.getState().busy).toBe(false)
})

test('a file that is no picture leaves all as it was', async () => {
  const { style, act, styles } = setup(async () => err({ code: 'unreadable' as const }))
  act.openLogo(FILE)
  await vi.waitFor(() => expect(styles.getState().failure).toBe('unreadable'))
  expect(style()).toBeUndefined()
})

test('QR-72: a logo raises the level to H, which can be taken back', async () => {
  const { codes, act, styles } = setup()
  codes.getState().change({ text: 'a' })
  act.openLogo(FILE)
  await vi.waitFor(() => expect(codes.getState().settings.level).toBe('H'))
  expect(styles.getState().raised).toEqual({ from: 'M', to: 'H' })
  act.lowerLevel()
  expect(codes.getState().settings.level).toBe('M')
  expect(styles.getState().raised).toBeNull()
})

test('the level goes back with the logo that raised it, unless another one was chosen', async () => {
  const { codes, act } = setup()
  act.openLogo(FILE)
  await vi.waitFor(() => expect(codes.getState().settings.level).toBe('H'))
  act.removeLogo()
  expect(codes.getState().settings).toMatchObject({ level: 'M', style: undefined })
  act.openLogo(FILE)
  await vi.waitFor(() => expect(codes.getState().settings.level).toBe('H'))
  codes.getState().change({ level: 'Q' })
  act.removeLogo()
  expect(codes.getState().settings.level).toBe('Q')
})

test('a text that level H does not hold takes the highest level that does', async () => {
  const { codes, act } = setup()
  // 1,273 bytes at H, 1,663 at Q (ISO/IEC 18004 Table 7).
  codes.getState().change({ text: 'x'.repeat(1500) })
  act.openLogo(FILE)
  await vi.waitFor(() => expect(codes.getState().settings.level).toBe('Q'))
})

test('QR-77: a caption that is too long stays in its field and is not cut', () => {
  const { style, act, styles } = setup()
  act.change({ caption: 'Menu' })
  act.typeCaption('x'.repeat(51))
  expect(styles.getState().captionText).toBe('x'.repeat(51))
  expect(style()?.caption).toBe('Menu')
  act.typeCaption('x'.repeat(50))
  expect(styles.getState().captionText).toBeNull()
  expect(style()?.caption).toBe('x'.repeat(50))
})
