import { expose } from 'comlink'
import { columnApi } from '../src/tools/unit-converter/domain/column'

expose(columnApi)
