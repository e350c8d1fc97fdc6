/** Spec §1 and §2: the seven tools in the order of the landing page. */
export const TOOL_PAGES = [
  { path: '/countdown-timer', title: 'Countdown Timer' },
  { path: '/calculator', title: 'Calculator' },
  { path: '/unit-converter', title: 'Unit Converter' },
  { path: '/currency-converter', title: 'Currency Converter' },
  { path: '/qr-generator', title: 'QR Code Generator' },
  { path: '/color-picker', title: 'Color Picker' },
  { path: '/password-generator', title: 'Password Generator' },
] as const

/** All eight. */
export const PAGES = [
  { path: '/', title: 'Free Online Tools for Everyone' },
  ...TOOL_PAGES,
] as const
