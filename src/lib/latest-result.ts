import { latest } from './latest'

interface Steps<Input, Output> {
  /** One at a time; must not reject. */
  run: (input: Input) => Promise<Output>
  /** The result of the newest request. */
  onResult: (output: Output) => void
  /** A result that came too late: for what has to be closed. */
  onStale?: (output: Output) => void
}

interface LatestResult<Input> {
  /** Runs at once or after the run in flight; a request that still waits is replaced. */
  request: (input: Input) => void
  /** The result of the last request is stale from now on. */
  cancel: () => void
}

/** Runs requests so that only the result of the newest one counts, in whatever order results come. */
export function latestResult<Input, Output>(steps: Steps<Input, Output>): LatestResult<Input> {
  const { run, onResult, onStale } = steps
  // Counts requests and cancellations.
  let revision = 0
  const work = latest(async (job: { revision: number; input: Input }) => {
    const output = await run(job.input)
    if (job.revision === revision) onResult(output)
    else onStale?.(output)
  })
  return {
    request(input) {
      revision++
      work({ revision, input })
    },
    cancel() {
      revision++
    },
  }
}
