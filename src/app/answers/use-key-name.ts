import { useClientValue } from '../use-client-value'

/** Chromium's; not in TypeScript's DOM types. */
interface WithHints extends Navigator {
  userAgentData?: { platform?: string }
}

/** @param platform as `navigator.userAgentData.platform` or `navigator.platform` gives it */
export const keyNameOn = (platform: string): string =>
  /^(?:mac|ip)/i.test(platform) ? '⌘ K' : 'Ctrl K'

function keyName(): string {
  const hinting: WithHints = navigator
  return keyNameOn(hinting.userAgentData?.platform ?? navigator.platform)
}

/** Of the shortcut to the box; the prerendered page has that of most keyboards. */
export const useKeyName = (): string => useClientValue(keyName, 'Ctrl K')
