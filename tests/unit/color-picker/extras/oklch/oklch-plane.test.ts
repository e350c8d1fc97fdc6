import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { HexColor } from '#lib/color'
import { ok } from '#lib/result'
import {
  fromHex,
  toOklch,
  toRgbShares,
} from '../../../../../src/tools/color-picker/extras/shared/color-spaces'
import { readCssColor } from '../../../../../src/tools/color-picker/extras/shared/css-color'
import {
  chromaAt,
  drawPlane,
  lightnessAt,
  PLANE,
} from '../../../../../src/tools/color-picker/extras/oklch/domain/oklch-plane'
import { currentView, planeState } from '../../../../../src/tools/color-picker/extras/oklch/state'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const oracleAt = (x: number, y: number, hueDeg: number) =>
  readCssColor(`oklch(${lightnessAt(y)} ${chromaAt(x)} ${hueDeg})`)

function isInSrgb(x: number, y: number, hueDeg: number): boolean {
  const shares = toRgbShares({ mode: 'oklch', l: lightnessAt(y), c: chromaAt(x), h: hueDeg })
  return [shares.r, shares.g, shares.b].every((share) => share >= 0 && share <= 1)
}

test.each([30, 145, 243, 328])('the picture of hue %d is what the color reader reads', (hueDeg) => {
  const { rgba } = drawPlane(hueDeg)
  const errors: number[] = []
  for (let y = 7; y < PLANE.heightPx; y += 13) {
    const row = rgba.subarray(y * PLANE.widthPx * 4, (y + 1) * PLANE.widthPx * 4)
    const drawn = Array.from({ length: PLANE.widthPx }, (_, x) => row[x * 4 + 3] === 255)
    const end = drawn.includes(false) ? drawn.indexOf(false) : PLANE.widthPx
    expect(drawn.slice(end)).not.toContain(true)
    for (let x = 0; x < end; x += 9) {
      const color = oracleAt(x, y, hueDeg)?.color ?? ''
      const channels = [...Buffer.from(color.slice(1), 'hex')]
      channels.forEach((channel, index) =>
        errors.push(Math.abs(channel - (row[x * 4 + index] ?? 0))),
      )
    }
    // It ends at the first color that sRGB does not have, not before.
    expect(end === PLANE.widthPx || !isInSrgb(end, y, hueDeg)).toBe(true)
  }
  expect(Math.max(...errors)).toBeLessThanOrEqual(2)
})

test('near black too, the picture ends where sRGB does', () => {
  const { rgba } = drawPlane(243)
  const y = PLANE.heightPx - 3
  const end = Array.from(
    { length: PLANE.widthPx },
    (_, x) => rgba[(y * PLANE.widthPx + x) * 4 + 3],
  ).indexOf(0)
  // On the dark side the edge is straight: 0.242 of the lightness in this hue; two pixels more at most.
  expect(chromaAt(end)).toBeLessThan(0.242 * lightnessAt(y) + chromaAt(2))
})

test('the edge is where sRGB ends', () => {
  // #ff0000 is oklch(62.8% 0.2577 29.23), the farthest of its hue.
  const { rgba } = drawPlane(29.23)
  const y = Math.round((1 - 0.628) * (PLANE.heightPx - 1))
  const row = Array.from(
    { length: PLANE.widthPx },
    (_, x) => rgba[(y * PLANE.widthPx + x) * 4 + 3] === 255,
  )
  expect(chromaAt(row.indexOf(false))).toBeCloseTo(0.257, 2)
})

function planeStore(color: HexColor = '#3498db') {
  const select = vi.fn()
  const tryOut = vi.fn()
  const closes: ReturnType<typeof vi.fn>[] = []
  const drawPlaneFake = vi.fn(async () => {
    const close = vi.fn()
    closes.push(close)
    // The store closes the bitmap, nothing else.
    return ok({ close } as unknown as ImageBitmap)
  })
  const deps = { drawPlane: drawPlaneFake, getColor: () => ({ color, select, tryOut }) }
  const store = createStore(planeState(deps))
  return { state: store.getState, select, tryOut, drawPlaneFake, closes }
}

test('the plane shows the hue and the place of the selected color', () => {
  const { state } = planeStore()
  const view = currentView(state(), '#3498db')
  expect(view.hueDeg).toBe(243)
  expect(lightnessAt(view.point.y)).toBeCloseTo(0.653, 2)
  expect(chromaAt(view.point.x)).toBeCloseTo(0.1347, 2)
})

test('turning the hue tries out a color, and gray loses no hue', () => {
  const { state, tryOut } = planeStore('#808080')
  state().turnTo(120)
  const color = tryOut.mock.lastCall?.[0]
  expect(currentView(state(), color).hueDeg).toBe(120)
  expect(currentView(state(), '#333333').hueDeg).toBe(120)
})

test.each(['#808080', '#7b7b7b', '#3498db', '#ffff00'] as const)(
  'turning the hue leaves lightness and chroma as they are: %s',
  (color) => {
    const { state } = planeStore(color)
    const { l, c } = toOklch(fromHex(color))
    state().turnTo(90)
    const { point } = currentView(state(), state().chosen?.color ?? '#000000')
    expect(lightnessAt(point.y)).toBeCloseTo(l, 6)
    expect(chromaAt(point.x)).toBeCloseTo(c, 6)
    if (c < 0.001) expect(state().chosen?.color).toBe(color)
  },
)

test('black keeps the hue that was turned to, also where keys then move the place', () => {
  const { state } = planeStore('#000000')
  state().selectAt({ x: 0, y: 1 })
  state().turnTo(120)
  expect(state().chosen?.color).toBe('#000000')
  state().moveBy(0, -1)
  expect(state().chosen?.hueDeg).toBe(120)
})

test('a place outside sRGB selects the nearest color inside', () => {
  const { state, select } = planeStore()
  state().selectAt({ x: 1, y: 0.35 })
  expect(select.mock.lastCall?.[0]).toMatch(/^#[0-9a-f]{6}$/)
  expect(state().chosen?.point).toEqual({ x: 299, y: 70 })
})

test('of a burst of hues the first and the last are drawn', async () => {
  const { state, drawPlaneFake } = planeStore()
  for (const hueDeg of [1, 2, 3, 4]) state().draw(hueDeg)
  await new Promise(setImmediate)
  expect(drawPlaneFake.mock.calls.flat()).toEqual([1, 4])
  expect(state().bitmap).not.toBeNull()
})

test('the picture that is replaced is closed', async () => {
  const { state, closes } = planeStore()
  for (const hueDeg of [1, 2]) {
    state().draw(hueDeg)
    await new Promise(setImmediate)
  }
  expect(closes.map((close) => close.mock.calls.length)).toEqual([1, 0])
})
