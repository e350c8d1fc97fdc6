import { expose } from 'comlink'
import { columnApi } from '../src/tools/unit-converter/extras/column/domain'

expose(columnApi)
