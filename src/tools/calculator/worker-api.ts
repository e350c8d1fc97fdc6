import type { longSum } from './domain/long-sum'

export interface CalculatorWorkerApi {
  longSum: (...args: Parameters<typeof longSum>) => Promise<ReturnType<typeof longSum>>
}
