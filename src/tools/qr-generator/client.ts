import { createWorkerClient } from '../../platform/worker/client'
import type { CodeFile } from './domain/render'
import type { QrSettings } from './domain/settings'
import type { QrWorkerApi } from './worker-api'
import script from '../../../workers/qr.worker.ts?worker&url'

const client = createWorkerClient<QrWorkerApi>(script, { limitMs: 5000 })

/** Longer with a style, since its code may load slowly and large pictures take longer. */
const limitOf = ({ style }: QrSettings) => (style ? { limitMs: 120_000 } : {})

const render = (settings: QrSettings) =>
  client.call((api) => api.render(settings), limitOf(settings))

/** The code that was asked for ahead, until the first is asked for. */
let ahead: { settings: QrSettings; result: ReturnType<typeof render> } | undefined

/** Asks for the code that the page is likely to ask for first. */
export function renderAhead(settings: QrSettings): void {
  ahead = { settings, result: render(settings) }
}

export function renderQr(settings: QrSettings): ReturnType<typeof render> {
  const early = ahead
  ahead = undefined
  if (early && JSON.stringify(early.settings) === JSON.stringify(settings)) return early.result
  void early?.result.then((result) => result.ok && result.value.bitmap.close())
  return render(settings)
}

export const makeFile = (settings: QrSettings, file: CodeFile) =>
  client.call((api) => api.makeFile(settings, file), limitOf(settings))

/** Starts the worker, so that it is ready when the first job comes. */
export const startWorker = () => client.start()

/** Without a limit: its code may be slow to come. */
export const checkQr = (settings: QrSettings) =>
  client.call((api) => api.check(settings), { limitMs: null })
