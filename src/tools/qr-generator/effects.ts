import { headStart } from '#lib/head-start'
import { createWorkerClient } from '#platform/worker/client'
import type { CodeFile } from './domain/render'
import type { QrSettings } from './domain/settings'
import type { QrWorkerApi } from './worker-api'
import script from '../../../workers/qr.worker.ts?worker&url'

const client = createWorkerClient<QrWorkerApi>(script, { limitMs: 5000 })

/** Longer where its code may load slowly: that of a style, whose large pictures take longer too, and that of shapes. */
const limitOf = ({ style }: QrSettings, kind: CodeFile['kind'] = 'png') =>
  style || kind !== 'png' ? { limitMs: 120_000 } : {}

const rendering = headStart({
  run: (settings: QrSettings) => client.call((api) => api.render(settings), limitOf(settings)),
  onUnused: (result) => result.ok && result.value.bitmap.close(),
})

export const renderQr = rendering.run

/** Begins with the code that the page is likely to ask for first. */
export const renderAhead = rendering.runAhead

export const makeFile = (settings: QrSettings, file: CodeFile) =>
  client.call((api) => api.makeFile(settings, file), limitOf(settings, file.kind))

/** Starts the worker, so that it is ready when the first job comes. */
export const startWorker = () => client.start()

/** Without a limit: its code may be slow to come. */
export const checkQr = (settings: QrSettings) =>
  client.call((api) => api.check(settings), { limitMs: null })
