import { afterAll, expect, test, vi } from 'vitest'
import { drawCaption } from '../../../workers/adapters/caption'

const PIXELS = {
  letter: [255, 255, 255, 255],
  edge: [255, 255, 255, 100],
  ground: [0, 0, 0, 0],
  face: [252, 194, 27, 255],
  eye: [47, 47, 47, 255],
}

vi.stubGlobal(
  'OffscreenCanvas',
  class {
    getContext() {
      const data = Uint8ClampedArray.from(Object.values(PIXELS).flat())
      return { measureText: () => ({ width: 1 }), fillText() {}, getImageData: () => ({ data }) }
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
