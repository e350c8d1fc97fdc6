import { createStore } from 'zustand/vanilla'
import { keepSettings, readSettings } from '../../platform/kept-settings'
import { DEFAULT_OPTIONS, parseOptions, type TimerOptions } from './domain/options'

const TOOL = 'countdown-timer'

/** Comes after the page has been hydrated: it reads what was kept at once. */
export const timerOptions = createStore<TimerOptions>(
  () => readSettings(TOOL, parseOptions) ?? DEFAULT_OPTIONS,
)

/** Changes some options and keeps all of them. */
export function changeOptions(changed: Partial<TimerOptions>): void {
  timerOptions.setState(changed)
  keepSettings(TOOL, timerOptions.getState())
}
