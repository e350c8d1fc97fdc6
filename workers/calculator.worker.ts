import { expose } from 'comlink'
import { longSums } from '../src/tools/calculator/extras/expression/worker'

expose(longSums)
