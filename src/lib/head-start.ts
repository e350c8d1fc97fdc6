interface Steps<Input, Output> {
  run: (input: Input) => Promise<Output>
  /** For what has to be closed: a result that was not asked for. */
  onUnused: (output: Output) => void
}

/** Begins with the input that is likely to be asked for first; it is run once if it is, and is else of no effect. */
export function headStart<Input, Output>({ run, onUnused }: Steps<Input, Output>) {
  let ahead: { input: string; output: Promise<Output> } | undefined

  function runAhead(input: Input) {
    ahead = { input: JSON.stringify(input), output: run(input) }
  }
  function runOnce(input: Input): Promise<Output> {
    const begun = ahead
    ahead = undefined
    if (begun?.input === JSON.stringify(input)) return begun.output
    void begun?.output.then(onUnused)
    return run(input)
  }
  return { runAhead, run: runOnce }
}
