import { expose } from 'comlink'
import { longSum } from '../src/tools/calculator/extras/expression/domain/long-sum'
import type { CalculatorWorkerApi } from '../src/tools/calculator/extras/expression/worker'

const api: CalculatorWorkerApi = {
  longSum: async (text, angle) => longSum(text, angle),
}

expose(api)
