import { isApple } from '#platform/apple'
import { ASK_KEYS } from '../texts.en'
import { useClientValue } from '#ui/browser/use-client-value'

const keyName = () => (isApple() ? '⌘ K' : ASK_KEYS)

/** The name of the shortcut to the box; the prerendered page has that of most keyboards. */
export const useKeyName = (): string => useClientValue(keyName, ASK_KEYS)
