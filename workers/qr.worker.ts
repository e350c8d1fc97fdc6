import { expose, transfer } from 'comlink'
import { ok } from '#lib/result'
import { makeFile, renderCode } from '../src/tools/qr-generator/domain/render'
import type { QrWorkerApi } from '../src/tools/qr-generator/worker-api'
import { toPngUrl } from './adapters/base64'
import { toBitmap } from './adapters/canvas'
import { drawCaption } from './adapters/caption'
import { deflate } from './adapters/compression'
import { pause } from './adapters/pause'

const ADAPTERS = { deflate, deflatePlain: deflate, drawCaption, toPngUrl }

// Counts the pictures that were asked for.
let revision = 0

const api: QrWorkerApi = {
  async render(settings) {
    revision++
    const rendered = await renderCode(settings, ADAPTERS)
    if (!rendered.ok) return rendered
    const { preview, png, figures } = rendered.value
    const image = { ...figures, pngUrl: toPngUrl(png), bitmap: toBitmap(preview) }
    return transfer(ok(image), [image.bitmap])
  },

  async makeFile(settings, file) {
    const made = await makeFile(settings, file, ADAPTERS)
    return made.ok ? transfer(made, [made.value.buffer]) : made
  },

  async check(settings) {
    const own = revision
    const { checkScan } = await import('../src/tools/qr-generator/domain/reading/scan-check')
    return checkScan(settings, { ...ADAPTERS, pause, isOutdated: () => revision !== own })
  },
}

expose(api)
