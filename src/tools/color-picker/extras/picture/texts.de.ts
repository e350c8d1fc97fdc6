import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 462b9a42128f
import type { HexColor } from '#lib/color'
import { plural } from '#lib/writing.en'

export const PICK_FROM_SCREEN = 'Vom Bildschirm aufnehmen'
export const FAILED = 'Das Bild konnte nicht gelesen werden.'
export const HEIC =
  'Dein Browser kann dieses HEIC-Foto nicht öffnen. Speichere es als JPEG oder PNG und nimm das.'
export const SCREEN_FAILED =
  'Der Browser konnte keine Farbe vom Bildschirm aufnehmen. Versuch es noch einmal.'
export const PICTURE = 'Bild'
export const HINT = 'Klicken, ziehen oder Pfeiltasten und Eingabetaste.'
export const MAIN_COLORS = 'Hauptfarben'
export const mainColor = (color: HexColor) => `Hauptfarbe ${color}`
export const placeWords = (color: HexColor, x: number, y: number) => `${color} bei ${x}, ${y}`
export const opened = (colors: number) =>
  plural(colors, {
    one: 'Bild geöffnet, # Hauptfarbe',
    other: 'Bild geöffnet, # Hauptfarben',
  })
