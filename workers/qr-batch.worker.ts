import { transfer } from 'comlink'
import type { RowsToMake } from '../src/tools/qr-generator/extras/batch/domain/batch'
import { createBatchWorker } from '../src/tools/qr-generator/extras/batch/worker'
import { STYLE_RENDERERS } from '../src/tools/qr-generator/extras/work'
import { toPngUrl } from './adapters/base64'
import { drawCaption } from './adapters/caption'
import { deflate } from './adapters/compression'
import { exposeReady } from './adapters/expose-ready'
import { growingZip } from './adapters/zip'

const work = createBatchWorker({
  deflate,
  drawCaption,
  toPngUrl,
  loadStyled: STYLE_RENDERERS.style,
  openZip: () => growingZip(new Date()),
  toBlob: (bytes) => new Blob([bytes]),
})

exposeReady({
  ...work,
  async make(rows: RowsToMake) {
    const made = await work.make(rows)
    return made.ok ? transfer(made, [made.value.bytes.buffer]) : made
  },
})
