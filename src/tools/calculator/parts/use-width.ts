import { useMedia } from '../../../ui/browser/use-media'

/**
 * Whether there is room for the functions beside the keys, and for the history left of all that. The
 * prerendered page has both: where they have no room the styles hide the history.
 */
export function useWidth(scientific: boolean) {
  const narrow = useMedia('not all and (min-width: 56.25rem)')
  const narrowForFunctions = useMedia('not all and (min-width: 68.75rem)')
  return { keys: !narrow, tape: !(scientific ? narrowForFunctions : narrow) }
}
