import { expect, test, vi } from 'vitest'
import type { Size } from '#lib/picture'
import { mainColors } from '../../../../../src/tools/color-picker/extras/picture/domain/main-colors'
import {
  colorOfPixel,
  LOUPE_PX,
  loupePixels,
  MAX_PIXELS,
  nearestPixel,
  sizeWithin,
} from '../../../../../src/tools/color-picker/extras/picture/domain/picture'
import {
  openPicture,
  readPicture,
} from '../../../../../src/tools/color-picker/extras/picture/domain/read-picture'

const pixelsOf = (widthPx: number, ...colors: string[]) => ({
  widthPx,
  heightPx: colors.length / widthPx,
  rgba: new Uint8ClampedArray(Buffer.from(colors.map((color) => color.slice(1)).join(''), 'hex')),
})

const many = (count: number, color: string) => Array.from({ length: count }, () => color)

test('of a picture of three flat colors these are the main colors, the most frequent first', () => {
  const picture = [...many(20, '#c0392bff'), ...many(50, '#ecf0f1ff'), ...many(30, '#2c3e50ff')]
  expect(mainColors(pixelsOf(10, ...picture).rgba, 6)).toEqual(['#ecf0f1', '#2c3e50', '#c0392b'])
})

test('a small red thing in a gray picture is found', () => {
  const grays = Array.from({ length: 4000 }, (_, index) => {
    const gray = (100 + (index % 60)).toString(16)
    return `#${gray}${gray}${gray}ff`
  })
  expect(mainColors(pixelsOf(1, ...grays, ...many(80, '#e01010ff')).rgba, 6)).toContain('#e01010')
})

test.each([
  [4, ['#808080']],
  [6, ['#808080', '#ff0000']],
])('a main color has at least one in 200 pixels: of 1000, %d red ones', (red, colors) => {
  const picture = [...many(1000 - red, '#808080ff'), ...many(red, '#ff0000ff')]
  expect(mainColors(pixelsOf(1, ...picture).rgba, 6)).toEqual(colors)
})

test('a group is of the colors nearest to its mean, and is shown by its most frequent one', () => {
  const grays = [
    ...many(18, '#787878ff'),
    ...many(10, '#989898ff'),
    ...many(6, '#a8a8a8ff'),
    ...many(12, '#585858ff'),
    ...many(11, '#383838ff'),
  ]
  // #787878 is as near to #585858 as #383838 is; the means of both groups, 138 and 73, decide.
  expect(mainColors(pixelsOf(1, ...grays).rgba, 2)).toEqual(['#787878', '#585858'])
})

test('CO-36: at most six colors, none twice, the same each time', () => {
  const noise = Array.from({ length: 5000 }, (_, index) => {
    const value = (index * 10_368_889) % 0x1000000
    return `#${value.toString(16).padStart(6, '0')}ff`
  })
  const found = mainColors(pixelsOf(1, ...noise).rgba, 6)
  expect(new Set(found).size).toBe(6)
  expect(mainColors(pixelsOf(1, ...noise).rgba, 6)).toEqual(found)
})

test('a main color is one that the picture has, not a mean of two that are nearly alike', () => {
  const picture = [...many(80, '#f5f5f5ff'), ...many(20, '#ffffffff')]
  expect(mainColors(pixelsOf(10, ...picture).rgba, 6)).toEqual(['#f5f5f5'])
})

test('what is transparent is no main color', () => {
  const picture = [...many(90, '#00000000'), ...many(10, '#3498dbff')]
  expect(mainColors(pixelsOf(10, ...picture).rgba, 6)).toEqual(['#3498db'])
  expect(mainColors(pixelsOf(1, '#00000000').rgba, 6)).toEqual([])
})

test.each([
  [4000, 3000, 2309, 1732],
  [800, 600, 800, 600],
  [100_000, 1, 100_000, 1],
  [40_000_000, 1, 12_649_110, 1],
])('%d by %d is read as %d by %d', (width, height, widthPx, heightPx) => {
  expect(sizeWithin(width, height, MAX_PIXELS)).toEqual({ widthPx, heightPx })
})

const SIZES_ALONE = {
  scale: (_: unknown, { widthPx, heightPx }: Size) => ({ width: widthPx, height: heightPx }),
  pixelsOf: (_: unknown, size: Size) => ({ ...size, rgba: new Uint8ClampedArray(4) }),
}

test.each([
  [800, 600, 683, 512],
  [1080, 2400, 396, 881],
  [1, 256, 64, 256],
  [1, 4000, 295, 1183],
  [1080, 20_000, 295, 1183],
  [300, 2, 300, 19],
  [100_000, 1, 2366, 147],
  [1, 1, 1, 1],
])('a picture of %d by %d is shown as %d by %d', (width, height, ...shown) => {
  const { preview, pixels } = readPicture({ width, height }, SIZES_ALONE)
  expect([preview.width, preview.height]).toEqual(shown)
  // What is picked from has the shape of the picture.
  expect(pixels).toMatchObject(sizeWithin(width, height, MAX_PIXELS))
})

test('main colors are found in pixels of the picture, not in mixtures of a smaller one', () => {
  const columns = Array.from({ length: 400 * 400 }, (_, at) => (at % 2 ? '#1d4ed8ff' : '#ffffffff'))
  const whole = pixelsOf(400, ...columns)
  const scaled = (size: Size) => pixelsOf(size.widthPx, ...many(size.widthPx, '#8ea7ecff'))
  const found = readPicture(
    { width: 400, height: 400 },
    {
      ...SIZES_ALONE,
      // Where it has to scale, a browser mixes neighbors.
      pixelsOf: (_: unknown, size: Size) => (size.widthPx === 400 ? whole : scaled(size)),
    },
  )
  expect(new Set(found.mainColors)).toEqual(new Set(['#ffffff', '#1d4ed8']))
})

test('a main color that is partly transparent is the one that a click on it selects', () => {
  const picture = pixelsOf(2, ...many(4, '#0000ff80'))
  expect(mainColors(picture.rgba, 6)).toEqual([colorOfPixel(picture, { x: 0, y: 0 })])
})

test('a pixel has its own color, a transparent one that of the white behind it', () => {
  const picture = pixelsOf(2, '#112233ff', '#44556680', '#00000000', '#ffffffff')
  expect(colorOfPixel(picture, { x: 0, y: 0 })).toBe('#112233')
  expect(colorOfPixel(picture, { x: 1, y: 0 })).toBe('#a1aab2')
  expect(colorOfPixel(picture, { x: 0, y: 1 })).toBe('#ffffff')
})

test('a place outside is the nearest pixel on the edge', () => {
  const picture = pixelsOf(2, '#112233ff', '#445566ff')
  expect(nearestPixel(picture, { x: -5, y: 99 })).toEqual({ x: 0, y: 0 })
  expect(nearestPixel(picture, { x: 1.99, y: 0 })).toEqual({ x: 1, y: 0 })
})

test('the loupe shows the pixel in its middle and nothing beyond the edge', () => {
  const picture = pixelsOf(2, '#112233ff', '#445566ff')
  const loupe = Buffer.from(loupePixels(picture, { x: 0, y: 0 })).toString('hex')
  expect(loupe).toHaveLength(LOUPE_PX * LOUPE_PX * 8)
  const middle = (LOUPE_PX * LOUPE_PX - 1) / 2
  expect(loupe.slice((middle - 1) * 8, (middle + 3) * 8)).toBe('00000000112233ff445566ff00000000')
})

test('where the browser fills pictures with noise, no colors are made of it', async () => {
  const close = vi.fn()
  const decodePicture = async () => ({ width: 1, height: 1, close })
  const reader = { addsNoise: () => true, decodePicture, scale: vi.fn(), pixelsOf: vi.fn() }
  // Of its tools it uses these two.
  const tools = { loadPictures: async () => reader, handOver: vi.fn() } as unknown as Parameters<
    typeof openPicture
  >[0]
  expect(await openPicture(tools, new Blob())).toMatchObject({ error: { code: 'noise' } })
  expect(close).toHaveBeenCalledOnce()
})
