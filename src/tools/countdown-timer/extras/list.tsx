import { Extras } from '#ui/layout/extra'
import { large } from '../domain/timers'
import { useTimer } from '../state'
import * as texts from './texts.en'

const loadMoreControls = () => import('./more-controls/view')
const loadSeveral = () => import('./several/view')
const loadViews = () => import('./views/view')

/** Extras beside the page's timer; their code is loaded when they are unfolded. */
export function TimerExtras() {
  const others = useTimer((s) => s.timers.length - (large(s) ? 1 : 0))
  const note = others > 0 ? texts.moreTimers(others) : undefined
  return (
    <Extras
      parts={[
        { title: texts.MORE_CONTROLS, load: loadMoreControls },
        { title: texts.SEVERAL, note, load: loadSeveral },
        { title: texts.VIEWS, load: loadViews },
      ]}
    />
  )
}
