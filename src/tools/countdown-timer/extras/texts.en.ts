import type { TimerOptions } from '../domain/options'

export const timersOn = (count: number) => `${count} timers`

export const SOUNDS = { bell: 'Bell', beeps: 'Beeps', chime: 'Chime' }
export const percent = (value: number) => `${value} %`

/** What of the alarm is not as at first: `Chime, 50 %, repeats`; empty for nothing. */
export const alarmText = ({ sound, volume, repeats, countsUp }: TimerOptions) =>
  [
    sound !== 'bell' && SOUNDS[sound],
    volume < 1 && percent(volume * 100),
    repeats && 'repeats',
    countsUp && 'counts up',
  ]
    .filter(Boolean)
    .join(', ')

export const KEYS_OFF = 'Switched off'
