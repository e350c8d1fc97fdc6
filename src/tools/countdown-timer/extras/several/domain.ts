import { large, LONGEST_NAME, type Timers } from '../../domain/timers'

/** Names the timer on the large clock, or the next one. */
export function renamed(state: Timers, typedName: string): Pick<Timers, 'draft' | 'timers'> {
  const name = typedName.slice(0, LONGEST_NAME)
  const { draft, timers } = state
  const id = large(state)?.id
  if (id === undefined) return { draft: { ...draft, name }, timers }
  return { draft, timers: timers.map((each) => (each.id === id ? { ...each, name } : each)) }
}
