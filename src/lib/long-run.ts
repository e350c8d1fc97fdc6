/** A long run: how far it is, and what it has made. */
export interface LongRun<Settings, Made> {
  phase: 'none' | 'running' | 'cancelled' | 'done' | 'failed'
  /** How many of the `wanted` ones are made. */
  done: number
  wanted: number
  made: Made
  /** The settings that it was started with; null before the first run. */
  settings: Settings | null
  /** Ends the run at once; nothing of it is kept. */
  cancel: () => void
}

interface Plan<Settings, Batch, Made> {
  settings: Settings
  wanted: number
  /** So few are made at a time: a phone makes them in well under 100 ms. */
  batchSize: number
  /** Makes so many more, from that place on; null, and nothing is kept, if it cannot. */
  make: (count: number, from: number) => Promise<Batch | null>
  /** What there is with a further batch. */
  add: (made: Made, batch: Batch) => Made
}

/**
 * One run at a time, batch by batch. Gives its state to begin with and how to start it.
 * @param set takes what changes in the state
 * @param nothing what is made before the first batch
 */
export function longRun<Settings, Made>(
  set: (patch: Partial<LongRun<Settings, Made>>) => void,
  nothing: Made,
) {
  const none = { phase: 'none', done: 0, wanted: 0, made: nothing, settings: null } as const
  // Counts runs and cancellations: a batch of an earlier one is dropped.
  let revision = 0

  /** Ends a run that is in progress. */
  async function start<Batch>(plan: Plan<Settings, Batch, Made>) {
    const { settings, wanted, batchSize, make, add } = plan
    const own = ++revision
    let made = nothing
    set({ ...none, phase: 'running', wanted, settings })
    for (let done = 0; done < wanted;) {
      const count = Math.min(batchSize, wanted - done)
      const batch = await make(count, done)
      if (own !== revision) return
      if (batch === null) return set({ ...none, phase: 'failed' })
      made = add(made, batch)
      done += count
      set({ made, done })
    }
    set({ phase: 'done' })
  }
  function cancel() {
    revision++
    set({ ...none, phase: 'cancelled' })
  }
  const run: LongRun<Settings, Made> = { ...none, cancel }
  return { run, start }
}
