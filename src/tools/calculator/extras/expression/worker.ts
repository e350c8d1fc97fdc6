import { longSum } from './domain/long-sum'
import type { Angle } from '../../domain/keys'

/** What is worked out off the page. */
export const longSums = {
  longSum: async (text: string, angle: Angle) => longSum(text, angle),
}

export type LongSums = typeof longSums
