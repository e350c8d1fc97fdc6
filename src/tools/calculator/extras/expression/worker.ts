import type { ExpressionError } from '#lib/expression/tree'
import type { Result } from '#lib/result'
import type { Angle } from '../../domain/keys'
import type { LongSum } from './domain/long-sum'

export interface CalculatorWorkerApi {
  longSum(text: string, angle: Angle): Promise<Result<LongSum, ExpressionError>>
}
