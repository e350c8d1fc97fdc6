import { vi } from 'vitest'
import type { QrImage } from '../../src/tools/qr-generator/worker-api'

/** A picture as the worker sends it, and whether its bitmap was closed. */
export function qrImage(version = 1) {
  const close = vi.fn()
  // The store only ever closes a bitmap.
  const bitmap = { close } as unknown as ImageBitmap
  const image: QrImage = {
    bitmap,
    pngUrl: 'data:image/png;base64,AA==',
    version,
    bytes: 1,
    level: 'M',
    bytesLeft: 9,
    layout: { sizePx: 256, modulePx: 10, offsetPx: 23 },
  }
  return { image, close }
}
