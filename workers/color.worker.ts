import { transfer } from 'comlink'
import { createColorWorker } from '../src/tools/color-picker/worker'
import { toBitmap } from './adapters/canvas'
import { exposeReady } from './adapters/expose-ready'

exposeReady(
  createColorWorker<ImageBitmap, Blob | ImageBitmap>({
    toBitmap,
    // None of the buffers is a shared one.
    handOver: (value, parts) => transfer(value, parts as Transferable[]),
    loadPictures: () => import('./adapters/picture'),
  }),
)
