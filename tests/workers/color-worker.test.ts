import { expect, test, vi } from 'vitest'
import { drawPlane } from '../../src/tools/color-picker/extras/oklch/domain/oklch-plane'
import { drawSpectrum } from '../../src/tools/color-picker/domain/spectrum'
import type { ColorWorker } from '../../src/tools/color-picker/worker'
import { canvases, startEntry } from '../support/worker-globals'

const worker = await startEntry<ColorWorker<ImageBitmap, Blob>>('color')

test('CO-07: a palette survives the border', async () => {
  expect(await worker.makePalette('#3498db', 'triadic')).toEqual({
    ok: true,
    value: ['#3498db', '#db3498', '#98db34'],
  })
})

test('the spectrum is drawn on a canvas of 300x200 and moved to the page, not copied', async () => {
  const drawn = await worker.drawSpectrum()
  // In place of a bitmap there is the buffer of its pixels.
  const bitmap: unknown = drawn.ok && drawn.value
  if (!(bitmap instanceof ArrayBuffer)) throw new Error('the bitmap did not come through')
  expect(Buffer.from(bitmap).equals(Buffer.from(drawSpectrum().rgba))).toBe(true)
  const canvas = canvases.at(-1)
  expect(canvas).toMatchObject({ width: 300, height: 200 })
  expect(canvas?.bitmap?.byteLength).toBe(0)
})

test('a hue of OKLCH is drawn and moved to the page, not copied', async () => {
  const drawn = await worker.drawPlane(243)
  const bitmap: unknown = drawn.ok && drawn.value
  if (!(bitmap instanceof ArrayBuffer)) throw new Error('the bitmap did not come through')
  expect(Buffer.from(bitmap).equals(Buffer.from(drawPlane(243).rgba))).toBe(true)
  expect(canvases.at(-1)?.bitmap?.byteLength).toBe(0)
})

test('a file that the browser cannot decode is unreadable', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('', 'InvalidStateError')),
  )
  expect(await worker.openPicture(new Blob(['no picture']))).toEqual({
    ok: false,
    error: { code: 'unreadable' },
  })
})
