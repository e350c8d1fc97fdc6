import type { ComponentType } from 'react'
import { Extra } from '#ui/layout/extra'
import { useColor } from '../state'
import * as titles from './texts.en'

interface ColorExtra {
  title: string
  load: () => Promise<{ default: ComponentType }>
  /** A link with a palette unfolds it. */
  opensPalettes?: boolean
}

const EXTRAS: readonly ColorExtra[] = [
  { title: titles.FORMATS, load: () => import('./formats/view') },
  { title: titles.CONTRAST, load: () => import('./contrast/view') },
  { title: titles.PALETTES, load: () => import('./palettes/view'), opensPalettes: true },
  { title: titles.OKLCH, load: () => import('./oklch/view') },
  { title: titles.PICTURE, load: () => import('./picture/view') },
]

/** Extras beside picking; each is loaded when it is first unfolded. */
export function ColorExtras() {
  const turn = useColor((s) => s.opened?.turn)
  return EXTRAS.map(({ title, load, opensPalettes }) => (
    <Extra key={title} title={title} load={load} openings={opensPalettes ? turn : undefined} />
  ))
}
