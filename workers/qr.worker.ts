import { transfer } from 'comlink'
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

exposeReady({
  ...work,
  render: async (settings: Parameters<typeof work.render>[0]) => {
    const image = await work.render(settings)
    return image.ok ? transfer(image, [image.value.bitmap]) : image
  },
})
