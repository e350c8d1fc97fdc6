import { expose } from 'comlink'
import { err, ok } from '../src/lib/result'
import { readCodes, searchSize } from '../src/tools/qr-generator/domain/read-codes'
import type { QrReadApi } from '../src/tools/qr-generator/worker-api'
import { decodePicture, pixelsOf } from './adapters/picture'

const api: QrReadApi = {
  async read(picture, retryLimitMs) {
    const bitmap = picture instanceof Blob ? await decodePicture(picture) : picture
    if (!bitmap) return err({ code: 'unreadable' })
    const photo = pixelsOf(bitmap, searchSize({ widthPx: bitmap.width, heightPx: bitmap.height }))
    bitmap.close()
    return ok(await readCodes(photo, retryLimitMs))
  },
}

expose(api)
