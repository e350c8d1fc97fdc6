import type * as en from './shortcuts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./shortcuts.de'), typeof en>
// Written from d1f1716a0dd9
export const SHORTCUTS = {
  ask: {
    id: 'ask',
    title: 'Einfach fragen',
    description:
      'Rechnungen, Einheiten, Geld, Zeiten, Farben: Tipp eine Frage und lies die Antwort.',
    icon: 'search',
    link: '/#ask',
  },
  scan: {
    id: 'scan',
    title: 'Code scannen',
    description: 'Lies einen QR-Code mit der Kamera oder aus einem Bild.',
    icon: 'scan-line',
    link: '/qr-generator#extra=read',
  },
} as const
