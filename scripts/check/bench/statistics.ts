export type Summary = { median: number; lowest: number; highest: number }

/** Throws on an empty list. */
export function summarize(samples: number[]): Summary {
  const sorted = samples.toSorted((a, b) => a - b)
  const [lowest, highest] = [sorted.at(0), sorted.at(-1)]
  const above = sorted[Math.floor(sorted.length / 2)]
  const below = sorted[Math.ceil(sorted.length / 2) - 1]
  if (lowest === undefined || highest === undefined || above === undefined || below === undefined) {
    throw new Error('there is nothing to summarize')
  }
  return { median: (below + above) / 2, lowest, highest }
}
