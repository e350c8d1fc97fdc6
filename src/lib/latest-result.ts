interface Steps<Input, Output> {
  /** One at a time. Handles its own failures; one that rejects all the same is reported as unhandled. */
  run: (input: Input) => Promise<Output>
  /** The result of the newest request. */
  onResult: (output: Output) => void
  /** A result that came too late: for what has to be closed. */
  onStale?: (output: Output) => void
}

/**
 * Runs requests so that only the result of the newest one counts. A burst of them costs at most two runs: the one in
 * flight and the last.
 */
export function latestResult<Input, Output>({ run, onResult, onStale }: Steps<Input, Output>) {
  // Counts requests and cancellations: a result of an older count is stale.
  let revision = 0
  let busy = false
  let waiting: { input: Input } | undefined

  async function work(input: Input) {
    const own = revision
    busy = true
    try {
      const output = await run(input)
      if (own === revision) onResult(output)
      else onStale?.(output)
    } finally {
      busy = false
      const next = waiting
      waiting = undefined
      if (next) void work(next.input)
    }
  }

  /** Runs at once or after the run in flight; a request that still waits is replaced. */
  function request(input: Input) {
    revision++
    if (busy) waiting = { input }
    else void work(input)
  }
  /** The result of the last request is stale from now on; one that still waits is dropped. */
  function cancel() {
    revision++
    waiting = undefined
  }
  return { request, cancel }
}

interface BusyStore<State> {
  getState: () => State
  subscribe: (listener: (state: State) => void) => () => void
}

/** The state of a store that requests make busy, once it is not, or not any more. */
export const untilDone = <State extends { busy: boolean }>({
  getState,
  subscribe,
}: BusyStore<State>): Promise<State> =>
  new Promise((resolve) => {
    if (!getState().busy) return resolve(getState())
    const stop = subscribe((state) => {
      if (state.busy) return
      stop()
      resolve(state)
    })
  })
