import { isApple } from '#platform/apple'
import { useClientValue } from '../use-client-value'

const keyName = () => (isApple() ? '⌘ K' : 'Ctrl K')

/** Of the shortcut to the box; the prerendered page has that of most keyboards. */
export const useKeyName = (): string => useClientValue(keyName, 'Ctrl K')
