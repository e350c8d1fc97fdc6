import { Stack } from '../../../ui/layout/columns'
import { Extra } from '../../../ui/layout/extra'

const EXTRAS = [{ title: 'Any CSS color, more formats', load: () => import('./more-formats') }]

/** What goes beyond picking; the code of each comes when it is unfolded. */
export function ColorExtras() {
  return (
    <Stack>
      {EXTRAS.map((extra) => (
        <Extra key={extra.title} {...extra} />
      ))}
    </Stack>
  )
}
