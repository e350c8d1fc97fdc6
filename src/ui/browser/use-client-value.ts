import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** What only the browser has, such as the time; until the page is hydrated, what it was prerendered with. */
export const useClientValue = <Value extends string | number | boolean | null>(
  read: () => Value,
  prerendered: Value,
): Value => useSyncExternalStore(neverChanges, read, () => prerendered)
