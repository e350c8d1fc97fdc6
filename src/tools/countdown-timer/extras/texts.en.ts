import { plural } from '#lib/writing.en'

export const timersOn = (count: number) => plural(count, { one: '# timer', other: '# timers' })

export const SOUNDS = { bell: 'Bell', beeps: 'Beeps', chime: 'Chime' }
export const percent = (value: number) => `${value} %`

/** What the alarm or the clock does after zero. */
export const REPEATS = 'repeats'
export const COUNTS_UP = 'counts up'
export const KEYS_OFF = 'Switched off'
