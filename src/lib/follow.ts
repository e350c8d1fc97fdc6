interface Store<State> {
  getState: () => State
  subscribe: (listener: (state: State) => void) => unknown
}

/**
 * Acts on a value of a store's state, now and whenever it is another one.
 * @param act may return how to stop what it has begun, which is called before it acts on the next value
 */
export function follow<State, Value>(
  store: Store<State>,
  select: (state: State) => Value,
  act: (value: Value) => (() => void) | void | false,
) {
  let present = select(store.getState())
  let stop = act(present)
  store.subscribe((state) => {
    const next = select(state)
    if (Object.is(next, present)) return
    present = next
    if (stop) stop()
    stop = act(next)
  })
}
