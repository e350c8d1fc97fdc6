import { logError } from '../../platform/log'
import type { WorkerFailure } from '../../platform/worker-client'
import { failureText, type FetchFailure } from './domain/rate-hosts'

/** @param what could not be fetched */
export function logFailure(what: string, failure: FetchFailure | WorkerFailure): void {
  const why =
    failure.code === 'worker-failed' ? `worker failed: ${failure.reason}` : failureText(failure)
  logError(`${what}: ${why}`)
}
