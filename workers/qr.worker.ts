import { expose, transfer } from 'comlink'
import { printQr, renderQr } from '../src/tools/qr-generator/domain/render'
import type { QrWorkerApi } from '../src/tools/qr-generator/worker-api'
import { toPngUrl } from './adapters/base64'
import { toBitmap } from './adapters/canvas'

const api: QrWorkerApi = {
  async render(settings) {
    const rendered = renderQr(settings, { toBitmap, toPngUrl })
    return rendered.ok ? transfer(rendered, [rendered.value.bitmap]) : rendered
  },

  async print(settings, sizePx) {
    const printed = printQr(settings, sizePx)
    return printed.ok ? transfer(printed, [printed.value.buffer]) : printed
  },
}

expose(api)
