/** The first circle in a graph as the path that closes it, or null. */
export function findCycle(edges: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()

  function walk(path: string[], file: string): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of edges.get(file) ?? []) {
      const cycle = walk([...path, file], next)
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }

  for (const file of edges.keys()) {
    const cycle = walk([], file)
    if (cycle) return cycle
  }
  return null
}
