import type { ComponentType } from 'react'
import type { Slots } from '#ui/layout/lazy-part'
import { Rack, type RackExtra } from '#ui/layout/rack'
import { DEFAULT_OPTIONS, type TimerOptions } from '../domain/options'
import { useTimer } from '../state'
import type { ButtonRef } from '../view/controls'
import * as texts from './texts.en'
import { TILES } from './tiles.en'
import { Keys } from './views/slot'

const EXTRAS: readonly RackExtra[] = [
  { id: 'several', ...TILES.several, load: () => import('./several/view') },
  { id: 'more-controls', ...TILES['more-controls'], load: () => import('./more-controls/view') },
  { id: 'views', ...TILES.views, load: () => import('./views/view') },
]

/** What of the alarm is not as at first: `Chime, 50 %, repeats`; empty for nothing. */
const alarmText = ({ sound, volume, repeats, countsUp }: TimerOptions): string =>
  [
    sound !== DEFAULT_OPTIONS.sound && texts.SOUNDS[sound],
    volume < DEFAULT_OPTIONS.volume && texts.percent(volume * 100),
    repeats && texts.REPEATS,
    countsUp && texts.COUNTS_UP,
  ]
    .filter(Boolean)
    .join(', ')

function useSettings() {
  const count = useTimer(({ timers }) => (timers.length > 1 ? timers.length : 0))
  const options = useTimer((s) => s.options)
  const setOptions = useTimer((s) => s.setOptions)
  const { sound, volume, repeats, countsUp, keysAreOn } = DEFAULT_OPTIONS
  const alarm = alarmText(options)
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

interface Places {
  /** Of the window. */
  corner: object
  /** On the clock while it fills the screen. */
  filling: object
  /** Below the controls: the timers that are not on the large clock. */
  below: { fallback: ButtonRef }
}

/** What extras put into the page itself; `keys` act on the timer. */
export const SLOTS: Slots<Places> & { readonly keys?: ComponentType } = {
  keys: Keys,
  corner: () => import('./views/corner'),
  filling: () => import('./views/full-screen'),
  below: () => import('./several/others'),
}
