import { useSyncExternalStore } from 'react'
import { shareLeft } from '#platform/going-on'

/** How much is left of what goes on, from 0 to 1, such as a running timer's time. */
export const useShareLeft = (): number =>
  useSyncExternalStore(shareLeft.subscribe, shareLeft.getState, shareLeft.getInitialState)
