import { useMemo } from 'react'
import { Rack, type RackExtra } from '#ui/layout/rack'
import { useColor } from '../state'
import { TILES } from './tiles.en'

/** The extra that a link with a palette opens. */
const TAKES_PALETTE = 'palettes'

const EXTRAS: readonly RackExtra[] = [
  { id: 'picture', ...TILES.picture, load: () => import('./picture/view') },
  { id: 'contrast', ...TILES.contrast, load: () => import('./contrast/view') },
  { id: 'oklch', ...TILES.oklch, load: () => import('./oklch/view') },
  { id: 'palettes', ...TILES.palettes, load: () => import('./palettes/view') },
  { id: 'formats', ...TILES.formats, load: () => import('./formats/view') },
]

/** Extras beside picking; each is loaded when it is first opened. */
export function ColorExtras() {
  const turn = useColor((s) => s.opened?.turn)
  const asked = useMemo(() => (turn === undefined ? null : { extra: TAKES_PALETTE, turn }), [turn])
  return <Rack tool="color-picker" extras={EXTRAS} asked={asked} />
}
