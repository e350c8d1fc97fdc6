import { expose, transfer } from 'comlink'
import { ok } from '../src/lib/result'
import { makeFiles } from '../src/tools/qr-generator/domain/batch'
import type { QrBatchApi } from '../src/tools/qr-generator/worker-api'
import { toPngUrl } from './adapters/base64'
import { deflate } from './adapters/compression'

const loadStyled = () => import('./adapters/styled-code')

const api: QrBatchApi = {
  async make(rows, settings, kind) {
    const made = await makeFiles(rows, settings, kind, { deflate, toPngUrl, loadStyled })
    return transfer(
      ok(made),
      made.files.map(({ bytes }) => bytes.buffer),
    )
  },
}

expose(api)
