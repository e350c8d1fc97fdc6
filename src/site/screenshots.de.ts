import type * as en from './screenshots.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./screenshots.de'), typeof en>
// Written from bb2d5d67b3f5
export const SCREENSHOTS = [
  { name: 'answers', label: 'Einfach fragen und schon beim Tippen die Antwort lesen' },
  { name: 'qr-generator', label: 'Scharfe QR-Codes für Links, WLAN-Zugänge und Kontakte' },
  { name: 'countdown-timer', label: 'Ein Countdown-Timer, der auf jeder Seite klingelt' },
] as const

export const SCREENSHOT_FORMS = {
  narrow: { width: 360, height: 740, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const
