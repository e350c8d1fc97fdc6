import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { sizeWithin, type Picture } from '#lib/picture'
import { readCodes } from '../../../../../src/tools/qr-generator/extras/read/domain/read-codes'
import { textsIn } from '../../../../support/qr-reader'
import { drawText } from '../../../../support/qr-pictures'

const LIMIT_MS = 20_000

/** Codes of so many pixels in rows of so many. */
async function sheetOf(texts: readonly string[], perRow: number, sidePx: number): Promise<Picture> {
  const rasters = await Promise.all(
    texts.map(async (text) => (await drawText(text, 'M', sidePx)).raster),
  )
  const [widthPx, heightPx] = [sidePx * perRow, sidePx * Math.ceil(texts.length / perRow)]
  const words = new Uint32Array(widthPx * heightPx)
  rasters.forEach(({ rgba }, index) => {
    const corner = sidePx * (Math.floor(index / perRow) * widthPx + (index % perRow))
    for (let y = 0; y < sidePx; y++) {
      words.set(rgba.subarray(y * sidePx, (y + 1) * sidePx), corner + y * widthPx)
    }
  })
  return { widthPx, heightPx, rgba: new Uint8ClampedArray(words.buffer) }
}

const photoOf = (...texts: string[]) => sheetOf(texts, texts.length, 256)

/** The picture turned a quarter to the right. */
function turned({ widthPx, heightPx, rgba }: Picture): Picture {
  const words = new Uint32Array(rgba.buffer)
  const across = words.map((_, at) => {
    const [x, y] = [Math.floor(at / heightPx), heightPx - 1 - (at % heightPx)]
    return words[y * widthPx + x] ?? 0
  })
  return {
    widthPx: heightPx,
    heightPx: widthPx,
    rgba: new Uint8ClampedArray(across.buffer),
  }
}

test('one code gives its text, umlauts and line ends included', async () => {
  const text = 'Grüße,\r\nzwei Zeilen'
  expect(await textsIn(await photoOf(text), LIMIT_MS)).toEqual([text])
})

/** The module that a pixel is of, past the margin. */
const moduleAt = (px: number) => Math.floor(px / 4) - 4

/** A code of bytes as they are, in modules of 4 px. */
function photoOfBytes(...bytes: number[]): Picture {
  const { modules } = create([{ data: Uint8Array.from(bytes), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  })
  const sidePx = (modules.size + 8) * 4
  const words = new Uint32Array(sidePx * sidePx).map((_, at) => {
    const [x, y] = [moduleAt(at % sidePx), moduleAt(Math.floor(at / sidePx))]
    const isInside = Math.min(x, y) >= 0 && Math.max(x, y) < modules.size
    return isInside && modules.data[y * modules.size + x] ? 0xff000000 : 0xffffffff
  })
  return { widthPx: sidePx, heightPx: sidePx, rgba: new Uint8ClampedArray(words.buffer) }
}

test.each([
  ['Müller', [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]],
  ['Grüße', [0x47, 0x72, 0xc3, 0xbc, 0xc3, 0x9f, 0x65]],
  ['?\uFFFDü', [0x3f, 0xef, 0xbf, 0xbd, 0xc3, 0xbc]],
  // As Shift JIS these would be Chinese characters.
  ['étés', [0xe9, 0x74, 0xe9, 0x73]],
  // JIS X 0208, appendix 1.
  ['日本語', [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea]],
  // The apostrophe of Windows-1252, as this engine decodes it.
  [`it${new TextDecoder('windows-1252').decode(Uint8Array.of(0x92))}s`, [0x69, 0x74, 0x92, 0x73]],
])(
  'bytes that state no encoding are read as most writers of them have it: %s',
  async (text, bytes) => {
    expect(await textsIn(photoOfBytes(...bytes), LIMIT_MS)).toEqual([text])
  },
)

test.each([
  ['dark', 0],
  ['light', 255],
])('a %s code on a transparent ground is read', async (_, ink) => {
  const { rgba, ...size } = await photoOf('stencil')
  const isInk = (at: number) => rgba[at - (at % 4)] === 0
  // As a canvas gives it: transparent pixels are black.
  const cut = rgba.map((_channel, at) => (!isInk(at) ? 0 : at % 4 < 3 ? ink : 255))
  expect(await textsIn({ ...size, rgba: cut }, LIMIT_MS)).toEqual(['stencil'])
})

// As on a window that is seen from behind, or in a selfie.
test('QR-61: a code in a mirror is read, but not in each frame of a camera', async () => {
  const photo = await photoOf('mirror')
  const words = new Uint32Array(photo.rgba.buffer)
  const rows = Array.from({ length: photo.heightPx }, (_, y) =>
    words.slice(y * photo.widthPx, (y + 1) * photo.widthPx).toReversed(),
  )
  const rgba = new Uint8ClampedArray(new Uint32Array(rows.flatMap((row) => [...row])).buffer)
  expect(await textsIn({ ...photo, rgba }, LIMIT_MS, true)).toEqual(['mirror'])
  expect(await textsIn({ ...photo, rgba }, LIMIT_MS)).toEqual([])
})

/** The code of a square picture, turned, and seen from the side: one edge is by `tilt` longer than the middle. */
function seenAskew({ widthPx, rgba }: Picture, angleDeg: number, tilt: number): Picture {
  const words = new Uint32Array(rgba.buffer)
  const sidePx = Math.ceil(widthPx * 1.7)
  const angle = (angleDeg * Math.PI) / 180
  const seen = new Uint32Array(sidePx * sidePx).map((_, at) => {
    const x = (at % sidePx) / widthPx - 0.85
    const y = Math.floor(at / sidePx) / widthPx - 0.85
    const along = x * Math.cos(angle) + y * Math.sin(angle)
    const down = y * Math.cos(angle) - x * Math.sin(angle)
    const placeOf = (part: number) => Math.floor((part / (1 + tilt * along) + 0.5) * widthPx)
    const [column, row] = [placeOf(along), placeOf(down)]
    const isInside = Math.min(column, row) >= 0 && Math.max(column, row) < widthPx
    return (isInside ? words[row * widthPx + column] : undefined) ?? 0xffffffff
  })
  return { widthPx: sidePx, heightPx: sidePx, rgba: new Uint8ClampedArray(seen.buffer) }
}

test.each([
  [40, 60, 0.15],
  [60, 60, 0.11],
  [60, 150, 0.15],
  [60, 30, 0.15],
  [100, 60, 0.08],
  [100, 240, 0.08],
])(
  'QR-95: a code of %i letters is read in a picture, turned by %i° and tilted by %d, and outlined',
  async (length, angleDeg, tilt) => {
    const text = 'x'.repeat(length)
    const photo = seenAskew(await photoOf(text), angleDeg, tilt)
    const [code, ...others] = await readCodes(photo, LIMIT_MS, true)
    expect([code?.text, others]).toEqual([text, []])
    // It is in the middle of the picture, however it was looked at.
    for (const axis of ['x', 'y'] as const) {
      const places = code?.outline?.map((corner) => corner[axis]) ?? []
      expect(places.reduce((sum, place) => sum + place, 0) / 4).toBeCloseTo(0.5, 1)
    }
  },
)

test('QR-60: several codes in one picture are all read', async () => {
  const texts = ['https://example.com/1', 'https://example.com/2', 'WIFI:T:WPA;S:a\\;b;P:c;;']
  const found = await textsIn(await photoOf(...texts), LIMIT_MS)
  expect(found.toSorted()).toEqual(texts.toSorted())
})

test.each([
  [4, 2],
  [24, 3],
])('all %i codes of a page with %i in a row are read, turned too', async (count, perRow) => {
  const texts = Array.from({ length: count }, (_, index) => `https://example.com/${100 + index}`)
  const page = await sheetOf(texts, perRow, 100)
  expect((await textsIn(page, LIMIT_MS)).toSorted()).toEqual(texts)
  expect((await textsIn(turned(page), LIMIT_MS)).toSorted()).toEqual(texts)
})

test('the same code twice gives its text once', async () => {
  expect(await textsIn(await photoOf('twice', 'twice'), LIMIT_MS)).toEqual(['twice'])
})

test('a picture without a code gives nothing', async () => {
  const rgba = new Uint8ClampedArray(300 * 200 * 4).fill(255)
  expect(await textsIn({ widthPx: 300, heightPx: 200, rgba }, LIMIT_MS)).toEqual([])
})

test('a picture of one pixel gives nothing', async () => {
  const rgba = new Uint8ClampedArray(4)
  expect(await textsIn({ widthPx: 1, heightPx: 1, rgba }, LIMIT_MS)).toEqual([])
})

test.each([
  [
    { widthPx: 300, heightPx: 200 },
    { widthPx: 300, heightPx: 200 },
  ],
  [
    { widthPx: 7680, heightPx: 4000 },
    { widthPx: 3840, heightPx: 2000 },
  ],
  [
    { widthPx: 1, heightPx: 9000 },
    { widthPx: 1, heightPx: 3840 },
  ],
])('a picture of %o is searched at %o', ({ widthPx: width, heightPx: height }, searched) => {
  expect(sizeWithin({ width, height }, 3840)).toEqual(searched)
})
