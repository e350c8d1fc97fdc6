import { expose } from 'comlink'
import { createColumnApi } from '../src/tools/unit-converter/domain/column-api'
import type { UnitsWorkerApi } from '../src/tools/unit-converter/worker-api'

const api: UnitsWorkerApi = createColumnApi()

expose(api)
