/** Only Chromium has these hints; TypeScript's DOM types lack them. */
interface WithHints extends Navigator {
  userAgentData?: { platform?: string }
}

/** @param platform as `navigator.userAgentData.platform` or `navigator.platform` gives it */
export const isAppleOn = (platform: string): boolean => /^(?:mac|ip)/i.test(platform)

/** Whether the keyboard has ⌘ in place of Ctrl. */
export function isApple(): boolean {
  const hinting: WithHints = navigator
  return isAppleOn(hinting.userAgentData?.platform ?? navigator.platform)
}
