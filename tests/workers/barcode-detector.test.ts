import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '../support/deferred'

const PICTURE = { widthPx: 1, heightPx: 1, rgba: new Uint8ClampedArray(4) }
const CODE = { rawValue: 'a', cornerPoints: [] }

beforeEach(() => vi.stubGlobal('ImageData', vi.fn()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
})

/** A browser with the Shape Detection API (WICG), and the page's way to it. */
async function withDetector(formats: string[], search: () => Promise<object[]>) {
  class BarcodeDetector {
    static readonly getSupportedFormats = async () => formats
    readonly detect = search
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  return fresh()
}

// Not a literal, since the file belongs to the compiler project that has a worker's globals.
const FILE = '../../workers/adapters/barcode-detector'

async function fresh(): Promise<(picture: typeof PICTURE) => Promise<readonly object[]>> {
  const { detect } = await import(FILE)
  return detect
}

test('QR-94: the browser reads QR codes where it knows them', async () => {
  // What it gives besides does not cross the border of a worker.
  const detect = await withDetector(['ean_13', 'qr_code'], async () => [
    { ...CODE, format: 'qr_code', boundingBox: {} },
  ])
  expect(await detect(PICTURE)).toEqual([CODE])
})

test('QR-94: a browser without a reader finds nothing', async () => {
  const detect = await fresh()
  expect(await detect(PICTURE)).toEqual([])
})

test('QR-94: a reader of other codes is not asked', async () => {
  const search = vi.fn(async () => [CODE])
  const detect = await withDetector(['ean_13'], search)
  expect(await detect(PICTURE)).toEqual([])
  expect(search).not.toHaveBeenCalled()
})

test('QR-94: a reader that fails finds nothing, and is asked again', async () => {
  const search = vi.fn<() => Promise<object[]>>().mockResolvedValue([CODE])
  search.mockRejectedValueOnce(new DOMException('unavailable', 'NotSupportedError'))
  const detect = await withDetector(['qr_code'], search)
  expect(await detect(PICTURE)).toEqual([])
  expect(await detect(PICTURE)).toEqual([CODE])
})

test('QR-94: a reader that does not answer holds up one picture, and no other until it has', async () => {
  vi.useFakeTimers()
  const { promise, resolve: answer } = deferred<object[]>()
  const search = vi.fn(() => promise)
  const detect = await withDetector(['qr_code'], search)
  const first = detect(PICTURE)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await first).toEqual([])
  expect(await detect(PICTURE)).toEqual([])
  expect(search).toHaveBeenCalledOnce()
  answer([])
  search.mockResolvedValueOnce([CODE])
  await vi.advanceTimersByTimeAsync(0)
  expect(await detect(PICTURE)).toEqual([CODE])
})
