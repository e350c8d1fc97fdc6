import type { columnApi } from './extras/column/domain'

export type UnitsWorkerApi = typeof columnApi
