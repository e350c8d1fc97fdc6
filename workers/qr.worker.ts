import { expose, transfer } from 'comlink'
import { err, ok } from '../src/lib/result'
import { printQr, renderQr } from '../src/tools/qr-generator/domain/render'
import type { QrWorkerApi } from '../src/tools/qr-generator/worker-api'
import { toPngUrl } from './adapters/base64'
import { toBitmap } from './adapters/canvas'
import { deflate } from './adapters/compression'

// Counts the pictures that were asked for.
let revision = 0

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

const api: QrWorkerApi = {
  async render(settings) {
    revision++
    const rendered = await renderQr(settings, { toBitmap, toPngUrl, deflate })
    return rendered.ok ? transfer(rendered, [rendered.value.bitmap]) : rendered
  },

  async print(settings, sizePx) {
    const printed = await printQr(settings, sizePx, deflate)
    return printed.ok ? transfer(printed, [printed.value.buffer]) : printed
  },

  async draw(settings, file) {
    const { drawFile } = await import('../src/tools/qr-generator/domain/files')
    return drawFile(settings, file)
  },

  async check(settings) {
    const own = revision
    const { checkScan } = await import('../src/tools/qr-generator/domain/scan-check')
    const verdict = await checkScan(settings, { pause, isOutdated: () => revision !== own })
    return verdict === 'outdated' ? err(verdict) : ok(verdict)
  },
}

expose(api)
