import { expose, transfer } from 'comlink'
import { err, ok } from '../src/lib/result'
import { logoSize, searchSize } from '../src/tools/qr-generator/domain/picture-sizes'
import { readCodes } from '../src/tools/qr-generator/domain/read-codes'
import type { QrReadApi } from '../src/tools/qr-generator/worker-api'
import { decodePicture, pixelsOf } from './adapters/picture'

const api: QrReadApi = {
  async openLogo(picture) {
    const bitmap = await decodePicture(picture)
    if (!bitmap) return err({ code: 'unreadable' })
    const logo = pixelsOf(bitmap, logoSize({ widthPx: bitmap.width, heightPx: bitmap.height }))
    bitmap.close()
    return transfer(ok(logo), [logo.rgba.buffer])
  },

  async read(picture, retryLimitMs) {
    const bitmap = await decodePicture(picture)
    if (!bitmap) return err({ code: 'unreadable' })
    const size = searchSize({ widthPx: bitmap.width, heightPx: bitmap.height })
    const photo = pixelsOf(bitmap, size)
    bitmap.close()
    return ok(await readCodes(photo, retryLimitMs))
  },
}

expose(api)
