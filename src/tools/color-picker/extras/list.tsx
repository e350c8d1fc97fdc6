import { ContrastCard } from './contrast/view'
import { MoreFormats } from './formats/view'
import { OklchPicture } from './oklch/view'
import { PaletteTools } from './palettes/view'
import { PictureColors } from './picture/view'

/** All in one file: files of their own would split what they share with the page into many small ones. */
export const EXTRA_PARTS = {
  formats: MoreFormats,
  contrast: ContrastCard,
  palette: PaletteTools,
  oklch: OklchPicture,
  picture: PictureColors,
}
