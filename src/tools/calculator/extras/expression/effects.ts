import { createWorkerClient } from '#platform/worker/client'
import type { Angle } from '../../domain/keys'
import type { CalculatorWorkerApi } from './worker'
import script from '../../../../../workers/calculator.worker.ts?worker&url'

// No fallback on the page: a long sum would freeze it.
const client = createWorkerClient<CalculatorWorkerApi>(script, { limitMs: null })

/** Works out an expression beyond the display's range; without a time limit. */
export const longSum = (text: string, angle: Angle) =>
  client.call((api) => api.longSum(text, angle))

/** Ends the worker: a running sum cannot be interrupted otherwise. */
export const stopLongSum = () => client.stop()
