import { expose } from 'comlink'
import { createReadWorker } from '../src/tools/qr-generator/extras/read/worker'
import { pixelsWithin } from './adapters/picture'

expose(createReadWorker(pixelsWithin))
