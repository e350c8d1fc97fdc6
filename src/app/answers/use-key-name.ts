import { isApple } from '#platform/apple'
import { useClientValue } from '../use-client-value'

const keyName = () => (isApple() ? '⌘ K' : 'Ctrl K')

/** The name of the shortcut to the box; the prerendered page has that of most keyboards. */
export const useKeyName = (): string => useClientValue(keyName, 'Ctrl K')
