import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ok } from '#lib/result'
import type { renderQr } from '../../src/tools/qr-generator/effects'
import { qrState } from '../../src/tools/qr-generator/state'
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
    isSmooth: false,
    bytesLeft: 9,
    layout: { sizePx: 256, modulePx: 10, offsetPx: 23 },
  }
  return { image, close }
}

/** A store of codes whose pictures come at once, and whose files no test asks for. */
export const codeStore = (render: typeof renderQr = async () => ok(qrImage().image)) =>
  createStore(qrState(render, () => Promise.reject(new Error('no file was requested'))))
