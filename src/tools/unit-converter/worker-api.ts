import type { columnApi } from './domain/column'

export type UnitsWorkerApi = typeof columnApi
