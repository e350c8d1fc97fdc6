import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 88269ec63104
export const ANSWERS_LABEL = 'Antworten'
export const COPY = 'Kopieren'
export const COPY_ALL = 'Alle kopieren'
export const COLORS_LABEL = 'Farben'
export const SAMPLE = { large: 'Aa', line: 'Gut zu lesen?' }
export const copyAnswer = (text: string) => `${text} kopieren`
export const OPEN = 'Öffnen'
export const openIn = (title: string) => `Öffnen in: ${title}`
export const inTool = (title: string) => `in: ${title}`
export const START = 'Starten'
export const DRAW_AGAIN = 'Noch einmal'
export const TOOLS_LABEL = 'Tools'
export const POPULAR_EXTRAS = 'Beliebte Extras'
export const TRY_ASKING = 'Frag zum Beispiel'
export const TO_ASK = ['5 kg in lb', 'in 90 Tagen', '18 % Trinkgeld auf 64 durch 4']
export const ADD_MORE = 'Ergänze eine Einheit, ein Zeichen oder ein Wort.'

export const DID_YOU_MEAN = 'Meintest du eins davon?'
export const NOT_LOADED = 'Die Antworten konnten nicht geladen werden.'
