import { chooseAlarm } from '../../platform/device/alarm'
import { ALARM_URLS } from '../../platform/device/alarm-urls'
import { followSettings, keepSettings, readSettings } from '../../platform/kept-settings'
import { create } from '../../platform/view-store'
import { DEFAULT_OPTIONS, parseOptions, type TimerOptions } from './domain/options'

const TOOL = 'countdown-timer'

/** Comes after the page has been hydrated: it reads what was kept at once. */
export const useTimerOptions = create<TimerOptions>(
  () => readSettings(TOOL, parseOptions) ?? DEFAULT_OPTIONS,
)

const applySound = ({ sound, volume }: TimerOptions) => chooseAlarm(ALARM_URLS[sound], volume)

function setOptions(options: Partial<TimerOptions>) {
  useTimerOptions.setState(options)
  applySound(useTimerOptions.getState())
}

applySound(useTimerOptions.getState())
followSettings(TOOL, parseOptions, setOptions)

/** Changes some options and keeps all of them. */
export function changeOptions(changed: Partial<TimerOptions>): void {
  setOptions(changed)
  keepSettings(TOOL, useTimerOptions.getState())
}
