import { expose } from 'comlink'
import { ok } from '../src/lib/result'
import { createPacker } from '../src/tools/qr-generator/domain/batch-packer'
import type { QrPackApi } from '../src/tools/qr-generator/worker-api'
import { deflate } from './adapters/compression'
import { growingZip } from './adapters/zip'

const packer = createPacker({
  deflate,
  openZip: () => growingZip(new Date()),
  now: () => performance.now(),
})

const api: QrPackApi = {
  open: (source) => packer.open(source),
  start: (columns, output) => packer.start(columns, output),
  async serve(port) {
    const queue = packer.queue()
    if (queue) expose(queue, port)
    return ok(null)
  },
  async read() {
    const part = await packer.read()
    return ok(part && { ...part, bytes: new Blob([part.bytes]) })
  },
  stop: () => packer.stop(),
}

expose(api)
