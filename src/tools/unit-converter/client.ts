import { createWorkerClient } from '../../platform/worker/client'
import type { ColumnSettings } from './domain/column'
import type { UnitsWorkerApi } from './worker-api'
import script from '../../../workers/units.worker.ts?worker&url'

/** The same work on the page, where no worker can be made. */
async function startFallback(): Promise<UnitsWorkerApi> {
  const { createColumnApi } = await import('./domain/column-api')
  return createColumnApi()
}

const client = createWorkerClient<UnitsWorkerApi>(script, {
  // No limit: the caller cancels by sending no more batches.
  limitMs: null,
  fallback: startFallback,
})

/** @param first the number of the first line */
export const convertLines = (lines: readonly string[], first: number, settings: ColumnSettings) =>
  client.call((api) => api.convertLines(lines, first, settings))
