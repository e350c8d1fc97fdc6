type WorkerFailureReason =
  /** No worker can be made here, or its script could not be loaded, threw while it started or does nothing. */
  | 'load'
  /** It took too long to load, to give its first answer or to do a job. */
  | 'time-limit'
  /** An error that nothing in the worker caught. */
  | 'crash'
  /** A message came that could not be read. */
  | 'unreadable'
  /** `stop` was called. */
  | 'stopped'
  /** The job's arguments cannot be copied, or its method threw in place of returning a `Result`. The worker goes on. */
  | 'rejected'

/** The worker itself failed, not the work it was given. */
export interface WorkerFailure {
  code: 'worker-failed'
  reason: WorkerFailureReason
  /** The engine's message, for the log; it may quote the job's input. */
  detail?: string
}

/** @param cause an error or a text; anything else that was thrown has no message to keep */
export function workerFailure(reason: WorkerFailureReason, cause?: unknown): WorkerFailure {
  const detail = cause instanceof Error ? cause.message : cause
  const hasDetail = typeof detail === 'string' && detail !== ''
  return { code: 'worker-failed', reason, ...(hasDetail && { detail }) }
}
