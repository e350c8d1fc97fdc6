import { longSums } from '../src/tools/calculator/extras/expression/worker'
import { exposeReady } from './adapters/expose-ready'

exposeReady(longSums)
