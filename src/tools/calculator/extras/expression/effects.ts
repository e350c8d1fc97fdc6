import { createWorkerClient } from '#platform/worker/client'
import script from '../../../../../workers/calculator-expression.worker.ts?worker&url'
import type { Angle } from '../../domain/keys'
import type { LongSums } from './worker'

// No fallback on the page: a long sum would freeze it.
const client = createWorkerClient<LongSums>(script, { limitMs: null })

/** Works out an expression beyond the display's range; without a time limit. */
export const longSum = (text: string, angle: Angle) =>
  client.call((work) => work.longSum(text, angle))

/** Ends the worker: a running sum cannot be interrupted otherwise. */
export const stopLongSum = () => client.stop()
