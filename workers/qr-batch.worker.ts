import { expose, transfer, wrap } from 'comlink'
import type { RowQueue } from '../src/tools/qr-generator/extras/batch/domain/queue'
import { createBatchWorker } from '../src/tools/qr-generator/extras/batch/worker'
import { STYLE_RENDERERS } from '../src/tools/qr-generator/extras/work'
import { toPngUrl } from './adapters/base64'
import { drawCaption } from './adapters/caption'
import { deflate } from './adapters/compression'
import { exposeReady } from './adapters/expose-ready'
import { growingZip } from './adapters/zip'

exposeReady(
  createBatchWorker({
    deflate,
    drawCaption,
    toPngUrl,
    loadStyled: STYLE_RENDERERS.style,
    openZip: () => growingZip(new Date()),
    now: () => performance.now(),
    offer: (queue, port: MessagePort) => expose(queue, port),
    connect(port: MessagePort): RowQueue {
      const { take, give } = wrap<RowQueue>(port)
      return { take, give: (made) => give(transfer(made, [made.bytes.buffer])) }
    },
    toBlob: (bytes) => new Blob([bytes]),
  }),
)
