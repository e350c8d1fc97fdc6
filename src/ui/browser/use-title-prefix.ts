import { useSyncExternalStore } from 'react'
import { titlePrefix } from '#platform/tab-title'

/** The text in front of the tab's title, such as a running timer's time; null for none. */
export const useTitlePrefix = (): string | null =>
  useSyncExternalStore(titlePrefix.subscribe, titlePrefix.getState, titlePrefix.getInitialState)
