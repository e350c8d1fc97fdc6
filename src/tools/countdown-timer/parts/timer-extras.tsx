import { Extra } from '../../../ui/layout/extra'
import { useTimer } from '../store'
import { whenResumed } from '../store-lazy'

const loadControls = () => import('./more-controls')
// One of them that has ended takes the large clock, whose own timer is to be there by then.
const loadSeveral = () => whenResumed().then(() => import('./several-timers'))
const loadViews = () => import('./view-controls')

/** Extras beside the page's timer; their code is loaded when they are unfolded. */
export function TimerExtras() {
  const others = useTimer((s) => s.othersCount)
  return (
    <div>
      <Extra title="Quick entry, +1 minute, alarm" load={loadControls} />
      <Extra
        title="Several timers"
        note={others > 0 ? `${others} more` : undefined}
        load={loadSeveral}
      />
      <Extra title="Full screen, floating window, keys" load={loadViews} />
    </div>
  )
}
