import { Rack, type RackExtra } from '#ui/layout/rack'
import { large } from '../domain/timers'
import { useTimer } from '../state'
import { runningTimers } from './texts.en'
import { TILES } from './tiles.en'

function useOthers() {
  const others = useTimer((s) => s.timers.length - (large(s) ? 1 : 0))
  return others > 0 ? { text: runningTimers(others) } : null
}

const EXTRAS: readonly RackExtra[] = [
  {
    id: 'several',
    ...TILES.several,
    load: () => import('./several/view'),
  },
  {
    id: 'more-controls',
    ...TILES['more-controls'],
    load: () => import('./more-controls/view'),
  },
  { id: 'views', ...TILES.views, load: () => import('./views/view') },
]

/** Extras beside the page's timer; their code is loaded when they are opened. */
export function TimerExtras() {
  return <Rack tool="countdown-timer" extras={EXTRAS} settings={{ several: useOthers() }} />
}
