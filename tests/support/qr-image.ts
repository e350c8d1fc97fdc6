import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ok } from '#lib/result'
import { kept } from '#platform/kept'
import { keptLook, parseLook } from '../../src/tools/qr-generator/domain/kept-look'
import { DEFAULT_SETTINGS } from '../../src/tools/qr-generator/domain/settings'
import type { Browser, QrImage } from '../../src/tools/qr-generator/effects'
import { qrState } from '../../src/tools/qr-generator/state'

/** A picture as the worker sends it, and whether its bitmap was closed. */
export function qrImage(version = 1) {
  const close = vi.fn()
  // The store only ever closes a bitmap.
  const bitmap = { close } as unknown as ImageBitmap
  const image: QrImage = {
    bitmap,
    pngUrl: 'data:image/png;base64,AA==',
    version,
    span: 21 + 4 * (version - 1) + 4,
    bytes: 1,
    level: 'M',
    isSmooth: false,
    bytesLeft: 9,
    layout: { sizePx: 256, modulePx: 10, offsetPx: 23 },
  }
  return { image, close }
}

/** A place on the device whose content the test sets, and all that was written there. */
export function lookPlace(stored: unknown = null) {
  const place = { stored }
  const write = vi.fn((value: object) => void (place.stored = value))
  const look = kept(
    { read: (parse) => parse(place.stored), write, follow: () => {} },
    {
      initial: keptLook(DEFAULT_SETTINGS),
      parse: (value) => parseLook(value, 'Scan me'),
      together: [['dark', 'light']],
    },
  )
  return { place, write, look }
}

/** A store of codes whose pictures come at once, and whose files no test asks for. */
export const codeStore = (patch: Partial<Browser> = {}) =>
  createStore(
    qrState({
      makeImage: async () => ok(qrImage().image),
      makePng: () => Promise.reject(new Error('no file was requested')),
      downloadFile: vi.fn(() => true),
      shareFile: vi.fn(() => true),
      copyPng: vi.fn(async () => true),
      look: lookPlace().look,
      ...patch,
    }),
  )
