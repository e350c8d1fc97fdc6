import { transfer } from 'comlink'
import { sizeWithin } from '../src/lib/picture'
import { createReadWorker } from '../src/tools/qr-generator/extras/read/worker'
import { detect } from './adapters/barcode-detector'
import { toBitmap } from './adapters/canvas'
import { exposeReady } from './adapters/expose-ready'
import { addsNoise, pixelsWithin, scale } from './adapters/picture'

const work = createReadWorker({
  pixelsWithin,
  addsNoise,
  detect,
  toStill(picture, longestPx) {
    const whole = toBitmap(picture)
    const still = scale(whole, sizeWithin(whole, longestPx))
    whole.close()
    return still
  },
})

exposeReady({
  read: async (...job: Parameters<typeof work.read>) => {
    const read = await work.read(...job)
    return read.ok && read.value.still ? transfer(read, [read.value.still]) : read
  },
})
