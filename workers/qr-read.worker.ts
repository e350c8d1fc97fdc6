import { expose, transfer } from 'comlink'
import { err, ok } from '../src/lib/result'
import { logoSize } from '../src/tools/qr-generator/domain/logo'
import { readCodes, searchSize } from '../src/tools/qr-generator/domain/read-codes'
import type { QrReadApi } from '../src/tools/qr-generator/worker-api'
import { decodePicture, pixelsOf } from './adapters/picture'

const api: QrReadApi = {
  async openLogo(file) {
    const bitmap = await decodePicture(file)
    if (!bitmap) return err({ code: 'unreadable' })
    const logo = pixelsOf(bitmap, logoSize({ widthPx: bitmap.width, heightPx: bitmap.height }))
    bitmap.close()
    return transfer(ok(logo), [logo.rgba.buffer])
  },

  async read(picture, retryLimitMs) {
    const bitmap = picture instanceof Blob ? await decodePicture(picture) : picture
    if (!bitmap) return err({ code: 'unreadable' })
    const photo = pixelsOf(bitmap, searchSize({ widthPx: bitmap.width, heightPx: bitmap.height }))
    bitmap.close()
    return ok(await readCodes(photo, retryLimitMs))
  },
}

expose(api)
