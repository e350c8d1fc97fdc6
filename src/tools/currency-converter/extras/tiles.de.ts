import type * as en from './tiles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./tiles.de'), typeof en>
// Written from 4e1adbb91b9b
export const TILES = {
  many: {
    icon: 'layers',
    title: 'Viele Währungen',
    promise: 'Ein Betrag in allen zugleich',
  },
  past: {
    icon: 'chart-line',
    title: 'Kursverlauf und frühere Kurse',
    promise: '30 Tage bis 1 Jahr, jeder Tag',
  },
  money: {
    icon: 'credit-card',
    title: 'Kartengebühr, umgekehrter Kurs',
    promise: 'Was du wirklich zahlst',
  },
} as const

export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  many: [
    'viele währungen',
    'mehrere währungen',
    'alle währungen',
    'fünf währungen',
    'währungen vergleichen',
    'währungsliste',
    'reise',
    'urlaub',
  ],
  past: [
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
  money: [
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
}
