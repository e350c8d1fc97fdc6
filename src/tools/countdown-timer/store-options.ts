import { chooseAlarm } from '#platform/device/alarm'
import { ALARM_URLS } from '#platform/device/alarm-urls'
import { keptOptions } from '#platform/kept-settings'
import { DEFAULT_OPTIONS, parseOptions, type TimerOptions } from './domain/options'

/** Comes after the page has been hydrated. */
export const { useOptions: useTimerOptions, changeOptions } = keptOptions(
  'countdown-timer',
  parseOptions,
  DEFAULT_OPTIONS,
)

const applySound = ({ sound, volume }: TimerOptions) => chooseAlarm(ALARM_URLS[sound], volume)

applySound(useTimerOptions.getState())
useTimerOptions.subscribe(applySound)
