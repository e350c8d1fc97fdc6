import { readHex, type HexColor } from '#lib/color'
import { propertiesOf } from '#lib/properties'
import { SHOWN_FORMATS, type ShownFormat } from './formats'

const MAX_RECENT = 12

/** What stays on the device from visit to visit. */
export interface KeptColors {
  format: ShownFormat
  /** Newest first. */
  recent: readonly HexColor[]
}

export const NOTHING_KEPT: KeptColors = { format: 'hex', recent: [] }

/** The part of what was stored that can be used; null: nothing. */
export function parseKeptColors(stored: unknown): KeptColors | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { format, recent } = propertiesOf(stored)
  const list: unknown[] = Array.isArray(recent) ? recent : []
  const colors = list.map((color) => (typeof color === 'string' ? readHex(color) : null))
  const found = SHOWN_FORMATS.find((known) => known === format)
  return {
    format: found ?? 'hex',
    recent: [...new Set(colors.filter((color) => color !== null))].slice(0, MAX_RECENT),
  }
}

/** Newest first; a color that is there already stays where it is. */
export const addRecent = (recent: readonly HexColor[], color: HexColor): readonly HexColor[] =>
  recent.includes(color) ? recent : [color, ...recent].slice(0, MAX_RECENT)
