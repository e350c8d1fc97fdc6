import type { Rgb } from '../../../lib/color'
import type { Picture } from '../../../lib/picture'
import { toWord } from './pixels'
import type { Placed, Scene } from './scene'
import type { DrawCaption } from './adapters'

/** The foreground at the upper left and at the lower right, and the background. */
export interface Paints {
  ink: Rgb
  inkEnd: Rgb
  paper: Rgb
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
  modulePx: number,
  drawCaption: DrawCaption,
): Placed[] {
  const placed = logo ? [logo] : []
  if (caption) {
    const { area, text } = caption
    const [widthPx, heightPx] = [area.width * modulePx, area.height * modulePx]
    const alpha = drawCaption(text, widthPx, heightPx)
    placed.push({ area, picture: captionPicture(alpha, widthPx, paper) })
  }
  return placed
}
