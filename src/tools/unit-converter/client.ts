import { createWorkerClient } from '../../platform/worker/client'
import type { ColumnSettings } from './domain/column'
import type { UnitsWorkerApi } from './worker-api'
import script from '../../../workers/units.worker.ts?worker&url'

const client = createWorkerClient<UnitsWorkerApi>(script, {
  // No limit: the caller cancels by sending no more batches.
  limitMs: null,
  fallback: async () => (await import('./domain/column')).columnApi,
})

/** @param first the number of the first line */
export const convertLines = (lines: readonly string[], first: number, settings: ColumnSettings) =>
  client.call((api) => api.convertLines(lines, first, settings))
