import { Rack, type RackExtra } from '#ui/layout/rack'
import { TILES } from './tiles.en'

const EXTRAS: readonly RackExtra[] = [
  { id: 'all-units', ...TILES['all-units'], load: () => import('./all-units/view') },
  { id: 'notation', ...TILES.notation, load: () => import('./notation/view') },
  { id: 'column', ...TILES.column, load: () => import('./column/view') },
]

/** Extras beside the specified converter; each is loaded when it is first opened. */
export const UnitExtras = () => <Rack tool="unit-converter" extras={EXTRAS} />
