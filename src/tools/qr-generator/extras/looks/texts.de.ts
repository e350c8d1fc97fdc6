import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from f9f8a0f4fee7
import type { ModuleShape } from '../../domain/style'
import type { EcLevel } from '../../domain/settings'
import { MAX_CAPTION } from './domain/caption'

export const SHAPE = 'Form der Module'
export const SHAPES: readonly { value: ModuleShape; text: string }[] = [
  { value: 'square', text: 'Quadrate' },
  { value: 'rounded', text: 'Abgerundet' },
  { value: 'dots', text: 'Punkte' },
]
export const GRADIENT = 'Farbverlauf'
export const SECOND_COLOR = {
  label: 'Zweite Farbe',
  pickerLabel: 'Farbauswahl für die zweite Farbe',
}
export const FRAME = 'Rahmen mit Beschriftung'
export const CAPTION = 'Beschriftung'
export const CAPTION_LIMIT = `Bis zu ${MAX_CAPTION} Zeichen, in einer oder zwei Zeilen.`
export const CAPTION_TOO_LONG = `Unter den Code passen höchstens ${MAX_CAPTION} Zeichen.`

export const LOGO = 'Logo'
export const CHOOSE_LOGO = 'Logo wählen\u00a0…'
export const LOGO_FAILED = 'Das Logo konnte nicht gelesen werden. Versuch es noch einmal.'
export const LOGO_ADDED = 'Logo eingefügt'
export const LOGO_SIZE = 'Größe des Logos'
export const logoSize = (percent: number) => `${percent}\u00a0% des Codes`
export const LEVEL_H = 'Ein Logo verdeckt einen Teil des Codes: Nimm deshalb Stufe H.'
export const raisedTo = (level: EcLevel) =>
  `Die Fehlerkorrektur hat jetzt Stufe ${level}: Das Logo verdeckt einen Teil des Codes.`
export const backTo = (level: EcLevel) => `Zurück zu Stufe ${level}`
export const USE_LEVEL_H = 'Stufe H nehmen'
export const REMOVE_LOGO = 'Logo entfernen'
