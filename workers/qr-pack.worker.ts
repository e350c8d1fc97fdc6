import { expose } from 'comlink'
import { ok } from '../src/lib/result'
import { createPacker } from '../src/tools/qr-generator/domain/batch-packer'
import type { QrPackApi } from '../src/tools/qr-generator/worker-api'
import { deflate } from './adapters/compression'
import { growingZip } from './adapters/zip'

const packer = createPacker(() => growingZip(new Date()), deflate)

const api: QrPackApi = {
  ...packer,
  pack: async (made) => ok(new Blob([await packer.pack(made)])),
  end: async () => ok(new Blob([await packer.end()])),
}

expose(api)
