import { afterAll, expect, test, vi } from 'vitest'
import { drawCaption } from '../../../workers/adapters/caption'

const PIXELS = {
  letter: [255, 255, 255, 255],
  edge: [255, 255, 255, 100],
  ground: [0, 0, 0, 0],
  face: [252, 194, 27, 255],
  eye: [47, 47, 47, 255],
}

/** Of the last text that was drawn. */
let direction: unknown

vi.stubGlobal(
  'OffscreenCanvas',
  class {
    getContext() {
      const data = Uint8ClampedArray.from(Object.values(PIXELS).flat())
      return {
        measureText: () => ({ width: 1 }),
        fillText() {
          direction = (this as Partial<CanvasTextDrawingStyles>).direction
        },
        getImageData: () => ({ data }),
      }
    }
  },
)
afterAll(() => {
  vi.unstubAllGlobals()
})

test('letters are drawn whole, and an emoji in its shades', () => {
  const [letter, edge, ground, face = 0, eye = 0] = drawCaption('a', 5, 1)
  expect([letter, edge, ground]).toEqual([255, 100, 0])
  expect(face).toBeGreaterThan(200)
  expect(eye).toBeLessThan(150)
  expect(eye).toBeGreaterThan(100)
})

test.each([
  ['12 \u05e9\u05dc\u05d5\u05dd!', 'rtl'],
  ['\u0645\u0631\u062d\u0628\u0627 Menu', 'rtl'],
  ['Menu \u05e9\u05dc\u05d5\u05dd!', 'ltr'],
  // A digit, of no direction of its own.
  ['\u0663 Menu', 'ltr'],
  ['12', 'ltr'],
])('the first letter of %j gives its direction', (text, expected) => {
  drawCaption(text, 5, 1)
  expect(direction).toBe(expected)
})
