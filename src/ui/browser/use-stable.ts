import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function in each render, which does what that of the newest render does. Not to be called while rendering. */
export function useStable<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
