import { createWorkerClient } from '../../src/platform/worker-client'
import type { QrWorkerApi } from '../../src/tools/qr-generator/worker-api'
import type { Contender } from './contender'
import { readStopwatch } from './stopwatch'

let worker: Worker | undefined

function start() {
  worker = new Worker(new URL('./timed-qr.worker.ts', import.meta.url), { type: 'module' })
  return worker
}

const client = createWorkerClient<QrWorkerApi>(start, { limitMs: 5000 })

/** The product's worker behind the product's client. It draws the preview as well as the PNG. */
export const ours: Contender = {
  async draw({ text, sizePx, level }) {
    const settings = { text, sizePx, level, dark: '#000000', light: '#ffffff' }
    const drawn = await client.call((api) => api.render(settings))
    if (!drawn.ok) throw new Error(`our worker: ${drawn.error.code}`)
    drawn.value.bitmap.close()
    return drawn.value.pngUrl
  },
  async takeWorkMs() {
    if (!worker) throw new Error('our worker has not been started')
    return readStopwatch(worker)
  },
}
