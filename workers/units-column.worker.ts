import { columnWork } from '../src/tools/unit-converter/extras/column/worker'
import { exposeReady } from './adapters/expose-ready'

exposeReady(columnWork)
