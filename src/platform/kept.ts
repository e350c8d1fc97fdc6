import type { StoreApi } from 'zustand'
import { propertiesOf } from '#lib/properties'
import { isSameJson, type KeptPlace } from './kept-place'
import type { Parse } from './storage'

interface Choice<Stored extends object, Value> {
  /** As it is stored where nothing was chosen; has every field. */
  initial: Stored
  /** What was stored, as the state has it; null of what cannot be used, as of another version. */
  parse: Parse<Value>
  /** Fields that are chosen for one another, such as two colors. Each of the others stands alone. */
  together?: readonly (readonly (keyof Stored)[])[]
  /** Whether two values of a field are the same choice; without, they are compared as JSON. For values that move by themselves, such as the time of a clock. */
  isSame?: { [Field in keyof Stored]?: (one: Stored[Field], other: Stored[Field]) => boolean }
}

export interface Binding<State, Stored, Value> {
  /** The visitor's choice in a state, as it is to be stored; null while it is not theirs. */
  of: (state: State) => Stored | null
  /** Puts a choice of an earlier visit, or of another tab, into the state. */
  take: (value: Value) => void
  /** Takes what another tab chooses as soon as it does so. Without, both tabs only leave each other's fields alone. */
  follows?: boolean
}

/** What of a store is kept on the device from visit to visit. */
export function kept<Stored extends object, Value = Stored>(
  place: KeptPlace,
  { initial, parse, together = [], isSame = {} }: Choice<Stored, Value>,
) {
  // The keys of an object that has every field.
  const fields = Object.keys(initial) as (keyof Stored)[]

  /** As it is stored, if it can be used; null: nothing. */
  function readStored(): Stored | null {
    const there = place.read((value) => (parse(value) === null ? null : propertiesOf(value)))
    if (!there) return null
    const known = Object.entries(there).filter(([field]) => field in initial)
    return { ...initial, ...Object.fromEntries(known) }
  }
  /** The fields that differ, with those that were chosen for them; null where none does. */
  function changed(before: Stored, now: Stored): Partial<Stored> | null {
    const differs = (field: keyof Stored) =>
      !(isSame[field] ?? isSameJson)(before[field], now[field])
    const part: Partial<Stored> = {}
    for (const field of fields) {
      const own = together.find((group) => group.includes(field)) ?? [field]
      if (own.some(differs)) part[field] = now[field]
    }
    return Object.keys(part).length > 0 ? part : null
  }
  /** Fields that another tab saved meanwhile are left alone. */
  function keep(before: Stored, now: Stored) {
    const own = changed(before, now)
    if (own) place.write({ ...(readStored() ?? initial), ...own })
  }

  /** How to stop, for each store that is bound. */
  const bound = new WeakMap<object, () => void>()

  return {
    read: () => place.read(parse),
    /**
     * Restores what was kept, except what has been chosen in this visit already, and keeps each choice from now on.
     * To be called once the page has been hydrated; when it comes back that changes nothing. Returns how to stop.
     */
    bind<State>(
      store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
      { of, take, follows = false }: Binding<State, Stored, Value>,
    ): () => void {
      const stopBound = bound.get(store)
      if (stopBound) return stopBound
      let isOn = true
      let isTaking = false
      function restore(chosen: Partial<Stored> | null) {
        const stored = readStored()
        const value = stored && parse({ ...stored, ...chosen })
        if (value === null) return
        isTaking = true
        take(value)
        isTaking = false
      }
      const now = of(store.getState())
      if (now) {
        restore(changed(initial, now))
        keep(initial, now)
      }
      const unsubscribe = store.subscribe((state, previous) => {
        if (isTaking) return
        const [chosen, before] = [of(state), of(previous)]
        if (chosen === before) return
        // Only the visitor's own choices are saved.
        if (chosen && before) keep(before, chosen)
      })
      if (follows) place.follow(() => void (isOn && restore(null)))
      function stop() {
        isOn = false
        unsubscribe()
        bound.delete(store)
      }
      bound.set(store, stop)
      return stop
    },
  }
}
