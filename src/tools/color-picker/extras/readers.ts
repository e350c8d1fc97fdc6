import type { HexColor } from '#lib/color'
import { readColorText } from './shared/color-text'

/** The colors that a text means which the HEX field does not take, in their order; none where it means no color. */
export function readColors(text: string): readonly HexColor[] {
  const read = readColorText(text)
  return read.ok ? read.value.all : []
}
