import { createWorkerClient } from '#platform/worker/client'
import type { ColumnSettings } from './domain'
import type { UnitsWorkerApi } from '../../worker-api'
import script from '../../../../../workers/units.worker.ts?worker&url'

const client = createWorkerClient<UnitsWorkerApi>(script, {
  // No limit: the caller cancels by sending no more batches.
  limitMs: null,
  fallback: async () => (await import('./domain')).columnApi,
})

export const convertLines = (lines: readonly string[], settings: ColumnSettings) =>
  client.call((api) => api.convertLines(lines, settings))
