import { Extra } from '../../../ui/layout/extra'
import { useColor } from '../store'
import type { EXTRA_PARTS } from './extra-parts'

const part = (name: keyof typeof EXTRA_PARTS) => async () => ({
  default: (await import('./extra-parts')).EXTRA_PARTS[name],
})

const loadFormats = part('formats')
const loadContrast = part('contrast')
const loadPalette = part('palette')
const loadOklch = part('oklch')
const loadPicture = part('picture')

/** Extras beside picking; each is loaded when it is first unfolded. */
export function ColorExtras() {
  const opened = useColor((s) => s.opened)
  return (
    <div>
      <Extra title="Any CSS color, more formats" load={loadFormats} />
      <Extra title="Contrast" load={loadContrast} />
      <Extra key={opened?.turn} title="Palette tools" load={loadPalette} isOpen={opened !== null} />
      <Extra title="OKLCH picture" load={loadOklch} />
      <Extra title="From the screen or a picture" load={loadPicture} />
    </div>
  )
}
