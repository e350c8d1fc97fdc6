import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 0fa6d10aa100
import type { ModuleShape } from '../domain/style'

export const MARK_UTF8 = 'Als UTF-8 kennzeichnen'

export const pngOf = (sizePx: number) => `PNG ${sizePx}\u00a0px`
export const marginOf = (modules: number) => `Rand ${modules}`
export const UTF_8 = 'UTF-8'
export const SHAPES: Readonly<Record<Exclude<ModuleShape, 'square'>, string>> = {
  rounded: 'Abgerundet',
  dots: 'Punkte',
}
export const GRADIENT = 'Farbverlauf'
export const LOGO = 'Logo'
export const FRAME = 'Rahmen'
