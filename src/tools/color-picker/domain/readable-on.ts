import { contrastRatio } from '../../../lib/contrast'
import { toRgb, type HexColor } from '../../../lib/color'

/** Whether black or white text reads better on the color: one of them always has 4.5 to 1. */
export function readableOn(color: HexColor): 'black' | 'white' {
  const rgb = toRgb(color)
  const onBlack = contrastRatio(rgb, { r: 0, g: 0, b: 0 })
  return onBlack >= contrastRatio(rgb, { r: 255, g: 255, b: 255 }) ? 'black' : 'white'
}
