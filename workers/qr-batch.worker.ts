import { expose, transfer, wrap } from 'comlink'
import { concat } from '#lib/concat'
import { ok } from '#lib/result'
import { rowMaker } from '../src/tools/qr-generator/extras/batch/domain/batch'
import { makeAll, type RowQueue } from '../src/tools/qr-generator/extras/batch/domain/queue'
import { quickDeflate } from '../src/tools/qr-generator/extras/batch/domain/quick-deflate'
import type { QrBatchApi } from '../src/tools/qr-generator/worker-api'
import { toPngUrl } from './adapters/base64'
import { drawCaption } from './adapters/caption'
import { deflate } from './adapters/compression'

const ADAPTERS = {
  deflate,
  deflatePlain: async (parts: Iterable<Uint8Array>) => quickDeflate(concat([...parts])),
  drawCaption,
  toPngUrl,
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
