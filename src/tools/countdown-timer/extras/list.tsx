import { Rack, type RackExtra } from '#ui/layout/rack'
import { DEFAULT_OPTIONS } from '../domain/options'
import { useTimer } from '../state'
import { LateSlot, type LoadSlot, type SlotProps } from '#ui/layout/late-slot'
import * as texts from './texts.en'
import { TILES } from './tiles.en'

const EXTRAS: readonly RackExtra[] = [
  { id: 'several', ...TILES.several, load: () => import('./several/view') },
  { id: 'more-controls', ...TILES['more-controls'], load: () => import('./more-controls/view') },
  { id: 'views', ...TILES.views, load: () => import('./views/view') },
]

function useSettings() {
  const count = useTimer(({ timers }) => (timers.length > 1 ? timers.length : 0))
  const options = useTimer((s) => s.options)
  const setOptions = useTimer((s) => s.setOptions)
  const { sound, volume, repeats, countsUp, keysAreOn } = DEFAULT_OPTIONS
  const alarm = texts.alarmText(options)
  return {
    several: count > 0 ? { text: texts.timersOn(count) } : null,
    'more-controls': alarm
      ? { text: alarm, reset: () => setOptions({ sound, volume, repeats, countsUp }) }
      : null,
    views: options.keysAreOn
      ? null
      : { text: texts.KEYS_OFF, reset: () => setOptions({ keysAreOn }) },
  }
}

/** Extras beside the page's timer; their code is loaded when they are opened. */
export function TimerExtras() {
  return <Rack tool="countdown-timer" extras={EXTRAS} settings={useSettings()} />
}

const [loadCorner]: readonly LoadSlot[] = [() => import('./views/corner')]
const [loadOthers]: readonly LoadSlot[] = [() => import('./several/others')]

/** What the extras put into the window's corner. */
export const Corner = (props: SlotProps) =>
  loadCorner && <LateSlot load={loadCorner} isNeeded {...props} />

/** What the extras put below the controls: the timers that are not on the large clock. */
export function Others(props: SlotProps) {
  const isNeeded = useTimer((s) => s.timers.length > 0)
  return loadOthers && <LateSlot load={loadOthers} isNeeded={isNeeded} {...props} />
}
