import { expose } from 'comlink'
import { longSum } from '../src/tools/calculator/domain/long-sum'
import type { CalculatorWorkerApi } from '../src/tools/calculator/worker-api'

const api: CalculatorWorkerApi = {
  longSum: async (text, angle) => longSum(text, angle),
}

expose(api)
