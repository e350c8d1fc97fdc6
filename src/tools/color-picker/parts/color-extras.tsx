import { Extra } from '../../../ui/layout/extra'
import { useColor } from '../store'
import type { EXTRA_PARTS } from './extra-parts'

const part = (name: keyof typeof EXTRA_PARTS) => async () => ({
  default: (await import('./extra-parts')).EXTRA_PARTS[name],
})

const PALETTE = { title: 'Palette tools', load: part('palette') }

const EXTRAS = [
  { title: 'Any CSS color, more formats', load: part('formats') },
  { title: 'Contrast', load: part('contrast') },
  PALETTE,
  { title: 'OKLCH picture', load: part('oklch') },
  { title: 'From the screen or a picture', load: part('picture') },
]

/** Extras beside picking; each is loaded when it is first unfolded. */
export function ColorExtras() {
  const opened = useColor((s) => s.opened)
  return (
    <div>
      {EXTRAS.map((extra) =>
        extra === PALETTE ? (
          <Extra key={`palette ${opened?.turn}`} isOpen={opened !== null} {...extra} />
        ) : (
          <Extra key={extra.title} {...extra} />
        ),
      )}
    </div>
  )
}
