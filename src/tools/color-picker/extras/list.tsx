import { useMemo } from 'react'
import { Rack, type RackExtra } from '#ui/layout/rack'
import { useColor } from '../state'
import { TILES } from './tiles.en'

/** The extra that shows what has been opened. */
const EXTRA_OF = { palette: 'palettes', background: 'contrast' }

const EXTRAS: readonly RackExtra[] = [
  { id: 'picture', ...TILES.picture, load: () => import('./picture/view') },
  { id: 'contrast', ...TILES.contrast, load: () => import('./contrast/view') },
  { id: 'oklch', ...TILES.oklch, load: () => import('./oklch/view') },
  { id: 'palettes', ...TILES.palettes, load: () => import('./palettes/view') },
  { id: 'formats', ...TILES.formats, load: () => import('./formats/view') },
]

/** Extras beside picking; each is loaded when it is first opened. */
export function ColorExtras() {
  const opened = useColor((s) => s.opened)
  const asked = useMemo(
    () => opened && { extra: EXTRA_OF['background' in opened ? 'background' : 'palette'] },
    [opened],
  )
  return <Rack tool="color-picker" extras={EXTRAS} asked={asked} />
}
