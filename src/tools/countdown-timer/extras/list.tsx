import type { Slots } from '#ui/layout/lazy-part'
import { Rack, type RackExtra } from '#ui/layout/rack'
import { DEFAULT_OPTIONS } from '../domain/options'
import { useTimer } from '../state'
import type { ButtonRef } from '../view/controls'
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

/** `corner` of the window; `filling`: on the clock while it fills the screen; `below` the controls are the timers that are not on the large clock. */
export const SLOTS: Slots<{ corner: object; filling: object; below: { fallback: ButtonRef } }> = {
  corner: () => import('./views/corner'),
  filling: () => import('./views/full-screen'),
  below: () => import('./several/others'),
}
