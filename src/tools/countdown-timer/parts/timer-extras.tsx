import { Extra } from '../../../ui/layout/extra'

const loadControls = () => import('./more-controls')
const loadViews = () => import('./view-controls')

/** What goes beyond the timer of the page; its code comes when it is unfolded. */
export function TimerExtras() {
  return (
    <>
      <Extra title="Quick entry, +1 minute, alarm" load={loadControls} />
      <Extra title="Full screen, floating window, keys" load={loadViews} />
    </>
  )
}
