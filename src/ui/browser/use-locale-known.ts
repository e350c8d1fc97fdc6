import { useSyncExternalStore } from 'react'
import { localeKnown } from '#platform/locale-known'

/** Whether local times can be written; until then nothing stands in their place, so that none is another one later. */
export const useLocaleKnown = (): boolean =>
  useSyncExternalStore(localeKnown.subscribe, localeKnown.getState, () => false)
