import { expose } from 'comlink'
import { columnWork } from '../src/tools/unit-converter/extras/column/worker'

expose(columnWork)
