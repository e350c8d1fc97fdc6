import { toRgb, type Rgb } from '../../../lib/color'
import type { Picture } from '../../../lib/picture'
import type { Area } from './boxes'
import { toWord } from './pixels'
import type { Scene } from './scene'
import type { CodeColors } from './settings'
import type { CodeStyle } from './style'
import type { DrawCaption } from './adapters'

/** The foreground at the upper left and at the lower right, and the background. */
export interface Paints {
  ink: Rgb
  inkEnd: Rgb
  paper: Rgb
}

export const paintsOf = (colors: CodeColors, { endColor }: CodeStyle): Paints => ({
  ink: colors.dark,
  inkEnd: endColor ? toRgb(endColor) : colors.dark,
  paper: colors.light,
})

/** A picture and where it stands on the layers. */
export interface Placed {
  area: Area
  picture: Picture
}

function captionPicture(alpha: Uint8Array, widthPx: number, color: Rgb): Picture {
  const rgba = new Uint8ClampedArray(alpha.length * 4)
  new Uint32Array(rgba.buffer).fill(toWord(color, 0))
  alpha.forEach((part, at) => (rgba[at * 4 + 3] = part))
  return { widthPx, heightPx: alpha.length / widthPx, rgba }
}

/** A styled code with all that is on it: what a file of any kind is drawn from. */
export interface Painting {
  scene: Scene
  paints: Paints
  /** The logo and the caption. */
  placed: readonly Placed[]
}

/** The logo, and the caption drawn for so many pixels a module. */
export function placePictures(
  { scene: { logo, caption }, paints: { paper } }: Pick<Painting, 'scene' | 'paints'>,
  style: CodeStyle,
  modulePx: number,
  drawCaption: DrawCaption,
): Placed[] {
  const placed: Placed[] = []
  if (logo && style.logo) placed.push({ area: logo, picture: style.logo })
  if (caption && style.caption !== null) {
    const [widthPx, heightPx] = [caption.width * modulePx, caption.height * modulePx]
    const alpha = drawCaption(style.caption, widthPx, heightPx)
    placed.push({ area: caption, picture: captionPicture(alpha, widthPx, paper) })
  }
  return placed
}
