import { contrastRatio } from '#lib/contrast'
import type { HexColor } from '#lib/color'

/** Whether black or white text reads better on the color: one of them always has 4.5 to 1. */
export const readableOn = (color: HexColor): 'black' | 'white' =>
  contrastRatio(color, '#000000') >= contrastRatio(color, '#ffffff') ? 'black' : 'white'
