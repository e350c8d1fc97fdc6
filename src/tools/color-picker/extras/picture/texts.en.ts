import type { HexColor } from '#lib/color'
import { isolate, plural } from '#lib/writing.en'

export const PICK_FROM_SCREEN = 'Pick from the screen'
export const FAILED = 'The picture could not be read.'
export const HEIC =
  'Your browser can’t open this HEIC photo. Save it as JPEG or PNG and choose that.'
export const SCREEN_FAILED = 'The browser could not pick a color from the screen. Try again.'
export const PICTURE = 'Picture'
export const HINT = 'Click, drag, or arrow keys and Enter.'
export const MAIN_COLORS = 'Main colors'
export const mainColor = (color: HexColor) => `Main color ${isolate(color)}`
export const placeWords = (color: HexColor, x: number, y: number) =>
  `${isolate(color)} at ${isolate(`${x}, ${y}`)}`
export const opened = (colors: number) =>
  plural(colors, {
    one: 'Picture opened, # main color',
    other: 'Picture opened, # main colors',
  })
