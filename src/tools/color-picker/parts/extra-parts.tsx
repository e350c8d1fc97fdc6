import { ContrastCard } from './contrast-card'
import { MoreFormats } from './more-formats'
import { OklchPicture } from './oklch-picture'
import { PaletteTools } from './palette-tools'

/** All in one file: files of their own would split what they share with the page into many small ones. */
export const EXTRA_PARTS = {
  formats: MoreFormats,
  contrast: ContrastCard,
  palette: PaletteTools,
  oklch: OklchPicture,
}
