import { expose, transfer } from 'comlink'
import { printQr, renderQr } from '../src/tools/qr-generator/domain/render'
import type { QrWorkerApi } from '../src/tools/qr-generator/worker-api'
import { toPngUrl } from './adapters/base64'
import { toBitmap } from './adapters/canvas'
import { deflate } from './adapters/compression'

const api: QrWorkerApi = {
  async render(settings) {
    const rendered = await renderQr(settings, { toBitmap, toPngUrl, deflate })
    return rendered.ok ? transfer(rendered, [rendered.value.bitmap]) : rendered
  },

  async print(settings, sizePx) {
    const printed = await printQr(settings, sizePx, deflate)
    return printed.ok ? transfer(printed, [printed.value.buffer]) : printed
  },
}

expose(api)
