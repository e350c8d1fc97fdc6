import { describe, expect, test, vi } from 'vitest'
import { hexOutcome } from '../../../src/tools/color-picker/domain/hex-field'
import { colorAt } from '../../../src/tools/color-picker/domain/spectrum'
import { colorStore } from '../../support/color-store'
import { sampleColors } from '../../support/exact-colors'
import { hex } from '../../support/hex'

test('CO-21: the initial color is #3498db, and it is not in the history until selected', () => {
  const { state } = colorStore()
  expect(state()).toMatchObject({ color: '#3498db', format: 'hex', recent: [] })
  state().select('#3498db')
  expect(state().recent).toEqual(['#3498db'])
})

describe('any selection sets the color and adds it to history', () => {
  test('CO-22: picker, preset or palette swatch', () => {
    const { state } = colorStore()
    state().select('#112233')
    expect(state()).toMatchObject({ color: '#112233', recent: ['#112233'] })
  })

  test('valid hex, which stays as typed while the field is edited', () => {
    const { state } = colorStore()
    state().typeHex('#ABCDEF')
    expect(state()).toMatchObject({ color: '#abcdef', recent: ['#abcdef'], hexDraft: '#ABCDEF' })
  })

  test('random', () => {
    const { state, randomBytes } = colorStore()
    randomBytes.mockReturnValue(Uint8Array.of(0, 0xab, 0x12))
    state().selectRandom()
    expect(state()).toMatchObject({ color: '#00ab12', recent: ['#00ab12'] })
  })

  test('canvas click', () => {
    const { state } = colorStore()
    const point = { x: 150, y: 100 }
    state().selectAt({ x: 0.5, y: 0.5 })
    expect(state()).toMatchObject({
      color: colorAt(point),
      recent: [colorAt(point)],
      crosshair: point,
    })
  })
})

test('CO-23: the native input adds to the history on change, not while dragging', () => {
  const { state } = colorStore()
  state().tryOut('#111111')
  state().tryOut('#222222')
  expect(state()).toMatchObject({ color: '#222222', recent: [] })
  state().select('#222222')
  expect(state().recent).toEqual(['#222222'])
})

test('CO-24: dragging over the canvas shows colors and adds none', () => {
  const { state } = colorStore()
  state().tryOutAt({ x: 10.5 / 300, y: 0.5 })
  expect(state()).toMatchObject({ color: colorAt({ x: 10, y: 100 }), recent: [] })
})

describe('history', () => {
  test('CO-15: 13 colors leave 12, newest first; a duplicate changes nothing', () => {
    const { state } = colorStore()
    const colors = sampleColors(13).map(hex)
    for (const color of colors) state().select(color)
    const newest = colors.slice(1).toReversed()
    expect(state().recent).toEqual(newest)
    state().select(newest[5] ?? '#000000')
    expect(state().recent).toEqual(newest)
  })

  test('CO-15: clicking a history item sets the color without re-adding or reordering', () => {
    const { state } = colorStore()
    state().select('#111111')
    state().select('#222222')
    state().recall('#111111')
    expect(state()).toMatchObject({ color: '#111111', recent: ['#222222', '#111111'] })
  })

  test('CO-28: the same color in the other case is a duplicate', () => {
    const { state } = colorStore()
    state().select('#abcdef')
    state().typeHex('#ABCDEF')
    expect(state().recent).toEqual(['#abcdef'])
  })

  test('CO-25: Clear History empties it and keeps the color', () => {
    const { state } = colorStore()
    state().select('#111111')
    state().clearRecent()
    expect(state()).toMatchObject({ color: '#111111', recent: [] })
  })
})

describe('the HEX field', () => {
  test.each(['#abc', 'abcdef', '#12345g', '#1234567', ' #123456', ''])(
    'CO-14: %j is ignored: the field has it, the color stays',
    (text) => {
      const { state } = colorStore()
      state().typeHex(text)
      expect(state()).toMatchObject({ color: '#3498db', recent: [], hexDraft: text })
    },
  )

  test('another selection replaces what was typed', () => {
    const { state } = colorStore()
    state().typeHex('#12')
    state().select('#654321')
    expect(state()).toMatchObject({ color: '#654321', hexDraft: null })
  })
})

describe('the crosshair', () => {
  test('moves from the place of the color and selects nothing by itself', () => {
    const { state } = colorStore()
    state().moveBy(10, -3)
    expect(state()).toMatchObject({
      crosshair: { x: 180, y: 90 },
      color: '#3498db',
      recent: [],
    })
  })

  test('selects the color under it', () => {
    const { state } = colorStore()
    state().moveBy(-Infinity, 0)
    state().selectHere()
    expect(state().color).toBe(colorAt({ x: 0, y: 93 }))
  })

  test('stops at the edge', () => {
    const { state } = colorStore()
    state().moveBy(-Infinity, Infinity)
    expect(state().crosshair).toEqual({ x: 0, y: 199 })
  })

  test('goes back to the color when that is set otherwise', () => {
    const { state } = colorStore()
    state().moveBy(5, 5)
    state().select('#112233')
    expect(state().crosshair).toBeNull()
  })
})

describe('a color without a hue', () => {
  test('CO-29: keeps the last hue, from wherever that came', () => {
    const { state } = colorStore()
    state().select('#00ff00')
    state().select('#808080')
    expect(state()).toMatchObject({ color: '#808080', hueDeg: 120 })
    state().typeHex('#000000')
    expect(state().hueDeg).toBe(120)
    state().selectAt({ x: 250.5 / 300, y: 0 })
    expect(state()).toMatchObject({ color: '#ffffff', hueDeg: 300 })
    state().select('#cccccc')
    expect(state()).toMatchObject({ crosshair: null, hueDeg: 300 })
  })

  test('has its crosshair at the last hue, from where that moves', () => {
    const { state } = colorStore()
    state().select('#00ff00')
    state().select('#808080')
    state().moveBy(0, 1)
    expect(state().crosshair).toEqual({ x: 100, y: 100 })
  })

  test('is what Enter selects, as long as the crosshair has not moved', () => {
    const { state } = colorStore()
    state().tryOut('#808080')
    state().selectHere()
    expect(state()).toMatchObject({ color: '#808080', recent: ['#808080'] })
  })
})

test('CO-19: 1000 random colors are all # and six lower-case digits', () => {
  const { state, randomBytes } = colorStore()
  let seed = 1
  randomBytes.mockImplementation((count) =>
    Uint8Array.from({ length: count }, () => (seed = (seed * 75 + 74) % 65537) & 0xff),
  )
  const colors = Array.from({ length: 1000 }, () => {
    state().selectRandom()
    return state().color
  })
  expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([])
  expect(new Set(colors).size).toBeGreaterThan(900)
})

test.each([
  ['#12', true],
  ['', true],
  ['#123456', false],
])('leaving the HEX field with %j refuses it: %s', (text, refused) => {
  const { state } = colorStore()
  state().typeHex(text)
  expect(state().hexRefused).toBe(false)
  state().leaveHex()
  expect(state()).toMatchObject({ hexDraft: null, hexRefused: refused })
  // A field that was not edited is left without a word.
  state().leaveHex()
  expect(state().hexRefused).toBe(refused)
  state().select('#654321')
  expect(state().hexRefused).toBe(false)
})

test.each([
  ['after a paste', (store: ReturnType<typeof colorStore>) => store.state().offerHex()],
  ['on leaving', (store: ReturnType<typeof colorStore>) => store.state().leaveHex()],
])('CO-43: the HEX field offers the color of a text that it does not take, %s', async (_, act) => {
  const store = colorStore()
  const { state } = store
  state().typeHex('background: teal;')
  act(store)
  await vi.waitFor(() => expect(state().hexOffer).toEqual(['#008080']))
  expect(state().color).toBe('#3498db')
  state().typeHex('#1')
  expect(state().hexOffer).toBeNull()
})

test.each([
  ['#264653,#2a9d8f,#e9c46a', 'several'],
  ['teal', 'refused'],
  ['#12', 'refused'],
])('CO-43: a list is no error of the HEX field: %s', async (text, outcome) => {
  const { state } = colorStore()
  state().typeHex(text)
  // A typed list that rests is not read yet.
  expect(hexOutcome(state(), true)).toBeNull()
  state().offerHex()
  await vi.waitFor(() => expect(state().hexOffer).not.toBeNull())
  expect(hexOutcome(state(), true)).toBe(outcome)
  state().leaveHex()
  expect(hexOutcome(state(), true)).toBe(outcome === 'refused' ? 'kept' : outcome)
})

test.each([
  ['teal', '#654321'],
  // As a click on the offer does, which leaves the field first.
  ['#3498dbff', '#3498db'],
] as const)('a color that is selected while a text is read ends the offer', async (text, color) => {
  const { state } = colorStore()
  state().typeHex(text)
  state().leaveHex()
  state().select(color)
  await new Promise(setImmediate)
  expect(state().hexOffer).toBeNull()
})
