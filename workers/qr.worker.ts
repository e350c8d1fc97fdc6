import { transfer } from 'comlink'
import type { QrSettings } from '../src/tools/qr-generator/domain/settings'
import { createQrWorker } from '../src/tools/qr-generator/worker'
import { toPngUrl } from './adapters/base64'
import { toBitmap } from './adapters/canvas'
import { drawCaption } from './adapters/caption'
import { deflate } from './adapters/compression'
import { exposeReady } from './adapters/expose-ready'
import { pause } from './adapters/pause'
import { addsNoise, pixelsWithin } from './adapters/picture'

const work = createQrWorker({
  deflate,
  deflatePlain: deflate,
  drawCaption,
  toPngUrl,
  toBitmap,
  pause,
  pixelsWithin,
  addsNoise,
})

type Drawn = Awaited<ReturnType<typeof work.makeImage | typeof work.makePreview>>

/** The image, whose bitmap is moved to the page and not copied. */
const moved = <Image extends Drawn>(image: Image): Image =>
  image.ok ? transfer(image, [image.value.bitmap]) : image

exposeReady({
  ...work,
  makeImage: async (settings: QrSettings) => moved(await work.makeImage(settings)),
  makePreview: async (settings: QrSettings) => moved(await work.makePreview(settings)),
})
