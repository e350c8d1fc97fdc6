import type { ModuleShape } from '../domain/style'

/** States the encoding in the code, by an ECI header. */
export const MARK_UTF8 = 'Mark as UTF-8'

/** The settings on a closed tile. */
export const pngOf = (sizePx: number) => `PNG ${sizePx} px`
export const marginOf = (modules: number) => `Margin ${modules}`
export const UTF_8 = 'UTF-8'
export const SHAPES: Readonly<Record<Exclude<ModuleShape, 'square'>, string>> = {
  rounded: 'Rounded',
  dots: 'Dots',
}
export const GRADIENT = 'Gradient'
export const LOGO = 'Logo'
export const FRAME = 'Frame'
