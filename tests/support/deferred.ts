/** A promise and the way to settle it, for tests that say when something happens. */
export function deferred<Value = void>() {
  let settle: ((value: Value) => void) | undefined
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: (value: Value) => settle?.(value) }
}
