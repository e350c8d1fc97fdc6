import type * as en from './tiles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./tiles.de'), typeof en>
// Written from ea5d1dc4e3b6
export const TILES = {
  many: {
    icon: 'layers',
    title: 'Viele Währungen',
    promise: 'Ein Betrag in allen zugleich',
    keywords: [
      'viele währungen',
      'mehrere währungen',
      'alle währungen',
      'fünf währungen',
      'währungen vergleichen',
      'währungsliste',
      'reise',
      'urlaub',
    ],
  },
  past: {
    icon: 'chart-line',
    title: 'Kursverlauf und frühere Kurse',
    promise: '30 Tage bis 1 Jahr, jeder Tag',
    keywords: [
      'kursverlauf',
      'diagramm',
      'verlauf',
      'historische kurse',
      'frühere kurse',
      'alte kurse',
      'wechselkurs verlauf',
      'kurve',
      'trend',
    ],
  },
  money: {
    icon: 'credit-card',
    title: 'Kartengebühr, umgekehrter Kurs',
    promise: 'Was du wirklich zahlst',
    keywords: [
      'kartengebühr',
      'bankgebühr',
      'aufschlag',
      'provision',
      'kehrkurs',
      'umgekehrter kurs',
      'cent',
      'volle genauigkeit',
      'auslandseinsatz',
      'fremdwährung',
    ],
  },
} as const
