import { expose } from 'comlink'
import { ok } from '#lib/result'
import { createPacker } from '../src/tools/qr-generator/extras/batch/domain/packer'
import type { QrPackApi } from '../src/tools/qr-generator/worker-api'
import { deflate } from './adapters/compression'
import { growingZip } from './adapters/zip'

const { queue, ...packer } = createPacker({
  deflate,
  openZip: () => growingZip(new Date()),
  now: () => performance.now(),
})

const api: QrPackApi = {
  ...packer,
  async serve(port) {
    const rows = queue()
    if (rows) expose(rows, port)
    return ok(null)
  },
  async read() {
    const part = await packer.read()
    return ok(part && { ...part, bytes: new Blob([part.bytes]) })
  },
}

expose(api)
