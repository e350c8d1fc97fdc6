import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { fromHex, toOklch } from '../../../../../src/tools/color-picker/extras/shared/color-spaces'
import { simulate } from '../../../../../src/tools/color-picker/extras/palettes/domain/color-vision'
import { readCssColor } from '../../../../../src/tools/color-picker/extras/shared/css-color'
import {
  EXPORTS,
  safeName,
  tailwindName,
} from '../../../../../src/tools/color-picker/extras/palettes/domain/palette-export'
import { makeScale } from '../../../../../src/tools/color-picker/extras/palettes/domain/scale'
import { paletteState } from '../../../../../src/tools/color-picker/extras/palettes/state'
import { sampleColors } from '../../../../support/exact-colors'
import { hex } from '../../../../support/hex'

const oklch = (color: string) => toOklch(fromHex(hex(color)))

test('CO-37: a scale has the steps 50 to 950 and holds the color itself', () => {
  const scale = makeScale('#3498db')
  expect(scale.map(({ name }) => name).join(' ')).toBe('50 100 200 300 400 500 600 700 800 900 950')
  expect(scale[5]).toEqual({ name: '500', color: '#3498db' })
})

test('every scale grows darker from step to step', () => {
  const wrong = [...sampleColors(300), '#000000', '#ffffff', '#ffff00'].filter((color) => {
    const lightness = makeScale(hex(color)).map((step) => oklch(step.color).l)
    return lightness.some((l, index) => index > 0 && l >= (lightness[index - 1] ?? 1))
  })
  expect(wrong).toEqual([])
})

test('a scale keeps its hue', () => {
  const hues = makeScale('#3498db').map(({ color }) => oklch(color).h ?? 0)
  expect(Math.max(...hues) - Math.min(...hues)).toBeLessThan(8)
})

test('beside a light color the chroma grows towards the middle of its scale', () => {
  const light = readCssColor('oklch(82% 0.05 243)')?.color ?? hex('#000000')
  const scale = makeScale(light)
  expect(scale[3]?.color).toBe(light)
  // Step 300 has 0.62 of the chroma of step 500.
  expect(oklch(scale[5]?.color ?? '').c).toBeCloseTo(0.05 / 0.62, 2)
})

// By hand from the published matrices, in linear light; grays stay as they are.
test.each([
  ['protanopia', '#ff0000', '#6d5f00'],
  ['protanopia', '#777777', '#777777'],
  ['deuteranopia', '#ff0000', '#a39000'],
  ['deuteranopia', '#ffffff', '#ffffff'],
  ['tritanopia', '#0000ff', '#006b96'],
  ['tritanopia', '#333333', '#333333'],
] as const)('with %s %s is seen as %s', (vision, color, seen) => {
  expect(simulate(color, vision)).toBe(seen)
})

const TWO = [
  { name: '500', color: hex('#3498db') },
  { name: '50', color: hex('#eef6fc') },
]

test('CO-39: a palette as CSS variables, JSON and Tailwind keeps its order', () => {
  expect(EXPORTS.css.write(TWO)).toBe(
    ':root {\n  --color-500: #3498db;\n  --color-50: #eef6fc;\n}\n',
  )
  expect(EXPORTS.tailwind.write(TWO)).toMatch(/^@theme \{\n {2}--color-500: #3498db;\n/)
  expect(EXPORTS.json.write(TWO)).toBe('{\n  "500": "#3498db",\n  "50": "#eef6fc"\n}\n')
  expect(JSON.parse(EXPORTS.json.write(TWO))).toEqual({ '500': '#3498db', '50': '#eef6fc' })
})

test('a palette as SVG has an area of each color', () => {
  const svg = EXPORTS.svg.write(TWO)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="200" height="100">/)
  expect([...svg.matchAll(/fill="(#\w+)"/g)].map(([, color]) => color)).toEqual([
    '#3498db',
    '#eef6fc',
  ])
})

function paletteStore() {
  let next = 0
  const save = vi.fn(() => true)
  const randomBytes = (count: number) =>
    Uint8Array.from({ length: count }, () => (next += 41) % 256)
  const store = createStore(paletteState({ getColor: () => hex('#3498db'), randomBytes, save }))
  return { state: store.getState, save }
}

test('CO-38: shuffling gives five new colors, and leaves the locked ones', () => {
  const { state } = paletteStore()
  state().setSource('shuffle')
  const before = state().shuffled.map(({ color }) => color)
  expect(new Set(before).size).toBe(5)
  state().toggleLock(0)
  state().toggleLock(1)
  state().toggleLock(4)
  state().shuffle()
  const after = state().shuffled.map(({ color }) => color)
  expect(after.map((color, index) => color === before[index])).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
})

test('coming back to the shuffled palette does not shuffle it', () => {
  const { state } = paletteStore()
  state().setSource('shuffle')
  const { shuffled } = state()
  state().setSource('scale')
  state().setSource('shuffle')
  expect(state().shuffled).toBe(shuffled)
})

test('a download has the name and type of its format', () => {
  const { state, save } = paletteStore()
  state().setFormat('svg')
  state().download(TWO)
  expect(save).toHaveBeenLastCalledWith(
    expect.stringContaining('<svg'),
    'image/svg+xml',
    'palette.svg',
  )
})

test('an export that cannot be saved is a failure each time, until one is saved', () => {
  const { state, save } = paletteStore()
  save.mockReturnValueOnce(false).mockReturnValueOnce(false)
  state().download(TWO)
  expect(state().failedSaves).toBe(1)
  state().download(TWO)
  expect(state().failedSaves).toBe(2)
  state().download(TWO)
  expect(state().failedSaves).toBe(0)
})

test('CO-44: a shuffle begins with the selected color, locked, and comes back to it when asked', () => {
  const { state } = paletteStore()
  state().setSource('shuffle')
  expect(state().shuffled[0]).toEqual({ color: '#3498db', isLocked: true })
  state().toggleLock(0)
  state().shuffle()
  expect(state().shuffled[0]?.color).not.toBe('#3498db')
  state().lockMine()
  state().shuffle()
  expect(state().shuffled[0]).toEqual({ color: '#3498db', isLocked: true })
})

test.each([
  ['Brand', 'brand'],
  [' My  brand! ', 'my-brand'],
  ['größe_2', 'größe-2'],
  // An accent that is a character of its own; vowels of Hindi are marks.
  ['Cafe\u0301', 'caf\u00e9'],
  ['हिन्दी', 'हिन्दी'],
  ['"}; x', 'x'],
  ['--', ''],
])('the name %j of an export is %j in a style sheet', (typed, name) => {
  expect(safeName(typed)).toBe(name)
})

// Tried with tailwindcss 4.3.5: of the names on the right all of bg, text, border, decoration and ring are colors.
test.each([
  ['Brand', 'brand'],
  ['Größe', 'grosse'],
  ['Café Ærø', 'cafe-aero'],
  ['Guðmundur', 'gudmundur'],
  ['Isparta ısı', 'isparta-isi'],
  ['青', 'brand'],
  ['青 2', '2'],
  ['', 'brand'],
  ['x', 'color-x'],
  ['linear', 'color-linear'],
])('CO-52: the name %j is %j for Tailwind', (typed, name) => {
  expect(tailwindName(typed)).toBe(name)
})
