import { useSyncExternalStore } from 'react'

/** Chromium's; TypeScript does not know it. */
interface WithHints extends Navigator {
  userAgentData?: { platform?: string }
}

const subscribe = () => () => {}

function keyName(): string {
  const hinting: WithHints = navigator
  const platform = hinting.userAgentData?.platform ?? navigator.platform
  return /^(?:mac|ip)/i.test(platform) ? '⌘ K' : 'Ctrl K'
}

/** Of the shortcut to the box; the prerendered page has that of most keyboards. */
export const useKeyName = (): string => useSyncExternalStore(subscribe, keyName, () => 'Ctrl K')
