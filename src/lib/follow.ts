interface Store<State> {
  getState: () => State
  subscribe: (listener: (state: State) => void) => unknown
}

/** Acts on a value of a store's state, now and whenever it is another one. */
export function follow<State, Value>(
  store: Store<State>,
  select: (state: State) => Value,
  act: (value: Value) => void,
) {
  let present = select(store.getState())
  act(present)
  store.subscribe((state) => {
    const next = select(state)
    if (Object.is(next, present)) return
    present = next
    act(next)
  })
}
