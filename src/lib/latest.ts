/**
 * Runs one job at a time and keeps only the newest waiting one, so a burst of inputs costs at most
 * two runs: the one in flight and the last. `run` handles its own failures; one that rejects all the
 * same is reported as unhandled and holds nothing up.
 */
export function latest<Input>(run: (input: Input) => Promise<void>): (input: Input) => void {
  let busy = false
  let waiting: { input: Input } | undefined

  async function work(input: Input) {
    busy = true
    try {
      await run(input)
    } finally {
      busy = false
      const next = waiting
      waiting = undefined
      if (next) void work(next.input)
    }
  }

  return (input) => {
    if (busy) waiting = { input }
    else void work(input)
  }
}
