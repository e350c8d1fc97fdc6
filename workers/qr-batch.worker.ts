import { expose, transfer } from 'comlink'
import { concat } from '../src/lib/concat'
import { ok } from '../src/lib/result'
import { rowMaker } from '../src/tools/qr-generator/domain/batch'
import { quickDeflate } from '../src/tools/qr-generator/domain/quick-deflate'
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

let makeRows: Awaited<ReturnType<typeof rowMaker>>

const api: QrBatchApi = {
  async start(settings, output) {
    makeRows = await rowMaker(settings, output, ADAPTERS)
    return ok(null)
  },
  async make(rows) {
    const made = await makeRows(rows)
    return transfer(ok(made), [made.bytes.buffer])
  },
}

expose(api)
