import { createContext, useContext, useSyncExternalStore } from 'react'
import { usePassword, type Made, type MadeStore } from '../state'

/** The password that views show: that of the page, unless they stand elsewhere, with one of their own. */
export const MadeHere = createContext<MadeStore>(usePassword)

/** A part of it, which has to be the same while nothing changes. */
export function useMade<Value>(select: (made: Made) => Value): Value {
  const { subscribe, getState, getInitialState } = useContext(MadeHere)
  return useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => select(getInitialState()),
  )
}
