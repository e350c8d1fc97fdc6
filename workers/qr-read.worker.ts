import { expose, transfer } from 'comlink'
import { err, ok } from '#lib/result'
import {
  LOGO_PX,
  SEARCH_PX,
  sizeWithin,
} from '../src/tools/qr-generator/domain/reading/picture-sizes'
import { readCodes } from '../src/tools/qr-generator/domain/reading/read-codes'
import type { QrReadApi } from '../src/tools/qr-generator/worker-api'
import { decodePicture, pixelsOf } from './adapters/picture'

/** The pixels of a picture, at most so many along its longer side; null: the browser cannot read it. */
async function pixelsWithin(picture: Blob | ImageBitmap, longestPx: number) {
  const bitmap = await decodePicture(picture)
  const pixels = bitmap && pixelsOf(bitmap, sizeWithin(bitmap, longestPx))
  bitmap?.close()
  return pixels
}

const api: QrReadApi = {
  async openLogo(picture) {
    const logo = await pixelsWithin(picture, LOGO_PX)
    return logo ? transfer(ok(logo), [logo.rgba.buffer]) : err({ code: 'unreadable' })
  },

  async read(picture, retryLimitMs, isThorough) {
    const photo = await pixelsWithin(picture, SEARCH_PX)
    return photo
      ? ok(await readCodes(photo, retryLimitMs, isThorough))
      : err({ code: 'unreadable' })
  },
}

expose(api)
