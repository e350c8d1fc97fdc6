/** The list with an entry in front, cut to the `limit` newest. */
export const withNewest = <Entry>(
  entries: readonly Entry[],
  entry: Entry,
  limit: number,
): readonly Entry[] => [entry, ...entries].slice(0, limit)
