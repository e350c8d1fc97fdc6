import { expose, transfer } from 'comlink'
import { err, ok } from '#lib/result'
import { makePalette } from '../src/tools/color-picker/domain/palette'
import { drawSpectrum } from '../src/tools/color-picker/domain/spectrum'
import type { ColorWorkerApi } from '../src/tools/color-picker/worker-api'
import { toBitmap } from './adapters/canvas'

const api: ColorWorkerApi = {
  async makePalette(color, type) {
    return ok(makePalette(color, type))
  },
  async drawSpectrum() {
    const bitmap = toBitmap(drawSpectrum())
    return transfer(ok(bitmap), [bitmap])
  },
  async drawPlane(hueDeg) {
    const { drawPlane } = await import('../src/tools/color-picker/extras/oklch/domain/oklch-plane')
    const bitmap = toBitmap(drawPlane(hueDeg))
    return transfer(ok(bitmap), [bitmap])
  },
  async openPicture(source) {
    // Few visitors open one.
    const { decodePicture, ...tools } = await import('./adapters/picture')
    const { readPicture } =
      await import('../src/tools/color-picker/extras/picture/domain/read-picture')
    const decoded = await decodePicture(source)
    if (!decoded) return err({ code: 'unreadable' })
    const picture = readPicture(decoded, tools)
    decoded.close()
    return transfer(ok(picture), [picture.preview, picture.pixels.rgba.buffer])
  },
}

expose(api)
