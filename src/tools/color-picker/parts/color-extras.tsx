import { Extra } from '../../../ui/layout/extra'
import type { EXTRA_PARTS } from './extra-parts'

const part = (name: keyof typeof EXTRA_PARTS) => async () => ({
  default: (await import('./extra-parts')).EXTRA_PARTS[name],
})

const EXTRAS = [
  { title: 'Any CSS color, more formats', load: part('formats') },
  { title: 'Contrast', load: part('contrast') },
  { title: 'Palette tools', load: part('palette') },
  { title: 'OKLCH picture', load: part('oklch') },
  { title: 'From the screen or a picture', load: part('picture') },
]

/** Extras beside picking; each is loaded when it is first unfolded. */
export function ColorExtras() {
  return (
    <div>
      {EXTRAS.map((extra) => (
        <Extra key={extra.title} {...extra} />
      ))}
    </div>
  )
}
