/**
 * Settings in parts that belong together: those parts that differ from before, and of the others what is kept by now,
 * maybe by another tab. Null where none differs.
 */
export function mergeChanged(
  kept: object | null,
  before: readonly object[],
  now: readonly object[],
): object | null {
  const changed = now.filter((part, at) => JSON.stringify(part) !== JSON.stringify(before[at]))
  return changed.length > 0 ? Object.assign({}, ...now, kept, ...changed) : null
}
