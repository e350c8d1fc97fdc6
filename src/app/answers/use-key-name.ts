import { useSyncExternalStore } from 'react'

/** Chromium's; TypeScript does not know it. */
interface WithHints extends Navigator {
  userAgentData?: { platform?: string }
}

const subscribe = () => () => {}

/** @param platform as `navigator.userAgentData.platform` or `navigator.platform` gives it */
export const keyNameOn = (platform: string): string =>
  /^(?:mac|ip)/i.test(platform) ? '⌘ K' : 'Ctrl K'

function keyName(): string {
  const hinting: WithHints = navigator
  return keyNameOn(hinting.userAgentData?.platform ?? navigator.platform)
}

/** Of the shortcut to the box; the prerendered page has that of most keyboards. */
export const useKeyName = (): string => useSyncExternalStore(subscribe, keyName, () => 'Ctrl K')
