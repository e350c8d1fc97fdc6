import { expose, transfer, wrap } from 'comlink'
import { ok } from '../src/lib/result'
import { rowMaker } from '../src/tools/qr-generator/domain/batch'
import { makeAll, type RowQueue } from '../src/tools/qr-generator/domain/batch-queue'
import { quickDeflate } from '../src/tools/qr-generator/domain/quick-deflate'
import type { QrBatchApi } from '../src/tools/qr-generator/worker-api'
import { toPngUrl } from './adapters/base64'

const ADAPTERS = {
  deflate: async (bytes: Uint8Array) => quickDeflate(bytes),
  toPngUrl,
  loadStyled: () => import('./adapters/styled-code'),
}

const api: QrBatchApi = {
  async work(port, settings, output) {
    const { take, give } = wrap<RowQueue>(port)
    const queue: RowQueue = { take, give: (made) => give(transfer(made, [made.bytes.buffer])) }
    await makeAll(queue, await rowMaker(settings, output, ADAPTERS))
    return ok(null)
  },
}

expose(api)
