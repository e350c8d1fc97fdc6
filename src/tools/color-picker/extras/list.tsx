import { Rack, type RackExtra } from '#ui/layout/rack'
import { TILES } from './tiles.en'

const EXTRAS: readonly RackExtra[] = [
  { id: 'picture', ...TILES.picture, load: () => import('./picture/view') },
  { id: 'contrast', ...TILES.contrast, load: () => import('./contrast/view') },
  { id: 'oklch', ...TILES.oklch, load: () => import('./oklch/view') },
  { id: 'palettes', ...TILES.palettes, load: () => import('./palettes/view') },
  { id: 'formats', ...TILES.formats, load: () => import('./formats/view') },
]

/** Extras beside picking; each is loaded when it is first opened. */
export const ColorExtras = () => <Rack tool="color-picker" extras={EXTRAS} />
