import { expose, transfer } from 'comlink'
import { ok } from '../src/lib/result'
import { makePalette } from '../src/tools/color-picker/domain/palette'
import { drawSpectrum } from '../src/tools/color-picker/domain/spectrum'
import type { ColorWorkerApi } from '../src/tools/color-picker/worker-api'
import { paint } from './adapters/canvas'

const api: ColorWorkerApi = {
  async makePalette(color, type) {
    return ok(makePalette(color, type))
  },
  async drawSpectrum() {
    const bitmap = paint(drawSpectrum())
    return transfer(ok(bitmap), [bitmap])
  },
  async drawPlane(hueDeg) {
    const { drawPlane } = await import('../src/tools/color-picker/domain/oklch-plane')
    const bitmap = paint(drawPlane(hueDeg))
    return transfer(ok(bitmap), [bitmap])
  },
}

expose(api)
