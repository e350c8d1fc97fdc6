import type * as en from './tiles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./tiles.de'), typeof en>
// Written from c1583458c52e
export const TILES = {
  several: {
    icon: 'layers',
    title: 'Mehrere Timer',
    promise: 'Tee, Nudeln, Wäsche zugleich',
  },
  'more-controls': {
    icon: 'bell',
    title: 'Zeiteingabe, Alarmton',
    promise: 'Um 17:30, in 80\u00a0min, Gong',
  },
  views: {
    icon: 'keyboard',
    title: 'Tasten',
    promise: 'Mit Leertaste, R und F',
  },
} as const

export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  several: [
    'mehrere timer',
    'viele timer',
    'zwei timer',
    'zweiter timer',
    'weiterer timer',
    'timer hinzufügen',
    'timer gleichzeitig',
  ],
  'more-controls': [
    'alarmton',
    'klingelton',
    'lautstärke',
    'alarm testen',
    'wiederholen',
    'hochzählen',
    'stoppuhr',
    'plus eine minute',
    'schnelleingabe',
    'wecker',
    'timer bis uhrzeit',
  ],
  views: [
    'tastenkürzel',
    'tastatur',
    'tastaturkürzel',
    'vollbild',
    'timer im vollbild',
    'schwebendes fenster',
    'bild im bild',
    'immer im vordergrund',
  ],
}
