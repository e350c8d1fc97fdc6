import { expect, test, vi } from 'vitest'
import type { Picture } from '#lib/picture'
import type { DetectedCode } from '../../../../../src/tools/qr-generator/extras/read/domain/detected'
import { createReadWorker } from '../../../../../src/tools/qr-generator/extras/read/worker'
import { drawText } from '../../../../support/qr-pictures'

const LIMIT_MS = 5000

const WHITE: Picture = {
  widthPx: 64,
  heightPx: 64,
  rgba: new Uint8ClampedArray(64 * 64 * 4).fill(255),
}

const CORNERS = [
  { x: 16, y: 16 },
  { x: 48, y: 16 },
  { x: 48, y: 48 },
  { x: 16, y: 48 },
]

/** A browser whose own reader gives these codes. */
function reader(...detected: DetectedCode[]) {
  const toStill = vi.fn(() => 'still')
  const detect = vi.fn(async () => detected)
  const work = createReadWorker<Picture, string>({
    pixelsWithin: async (picture) => picture,
    addsNoise: () => false,
    detect,
    toStill,
  })
  return { read: (picture: Picture) => work.read(picture, LIMIT_MS, true), detect, toStill }
}

test('QR-94: what only the browser reads is found, with the picture that it is in', async () => {
  const { read } = reader({ rawValue: 'seen', cornerPoints: CORNERS })
  expect(await read(WHITE)).toMatchObject({
    ok: true,
    value: {
      codes: [{ text: 'seen', outline: [{ x: 0.25, y: 0.25 }, {}, {}, {}] }],
      still: 'still',
    },
  })
})

test('QR-94: what the browser does not read is found', async () => {
  const { read, detect } = reader()
  const { rgba } = (await drawText('https://example.com')).raster
  const picture = { widthPx: 256, heightPx: 256, rgba: new Uint8ClampedArray(rgba.buffer) }
  expect(await read(picture)).toMatchObject({
    ok: true,
    value: { codes: [{ text: 'https://example.com' }] },
  })
  expect(detect).toHaveBeenCalledExactlyOnceWith(picture)
})

test('QR-94: a picture in which the browser has found a code is searched as it is, and not as in a mirror', async () => {
  const { raster } = await drawText('https://example.com')
  const mirrored = raster.rgba.map((_, at) => raster.rgba[at + 255 - 2 * (at % 256)] ?? 0xffffffff)
  const picture = { ...WHITE, widthPx: 256, heightPx: 256 }
  picture.rgba = new Uint8ClampedArray(mirrored.buffer)
  const seen = { rawValue: 'seen', cornerPoints: CORNERS }
  expect(await reader(seen).read(picture)).toMatchObject({ value: { codes: [{ text: 'seen' }] } })
  expect(await reader().read(picture)).toMatchObject({
    value: { codes: [{ text: 'https://example.com' }] },
  })
})

test('a picture without a code is not shown', async () => {
  const { read, toStill } = reader()
  expect(await read(WHITE)).toEqual({ ok: true, value: { codes: [], still: null } })
  expect(toStill).not.toHaveBeenCalled()
})
