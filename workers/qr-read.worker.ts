import { createReadWorker } from '../src/tools/qr-generator/extras/read/worker'
import { exposeReady } from './adapters/expose-ready'
import { addsNoise, pixelsWithin } from './adapters/picture'

exposeReady(createReadWorker({ pixelsWithin, addsNoise }))
