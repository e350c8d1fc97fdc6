import { ContrastCard } from './contrast-card'
import { MoreFormats } from './more-formats'
import { OklchPicture } from './oklch-picture'
import { PaletteTools } from './palette-tools'
import { PictureColors } from './picture-colors'

/** All in one file: files of their own would split what they share with the page into many small ones. */
export const EXTRA_PARTS = {
  formats: MoreFormats,
  contrast: ContrastCard,
  palette: PaletteTools,
  oklch: OklchPicture,
  picture: PictureColors,
}
