import { clampField, parseField, toSettings } from './domain/settings'
import type { SetState, TimerState } from './store-state'

/** What sets the digits of the clock. */
export const settingsActions = (set: SetState): Pick<TimerState, 'change' | 'step' | 'choose'> => ({
  change: (field, text) =>
    set(({ settings }) => ({ settings: { ...settings, [field]: parseField(field, text) } })),
  step: (field, by) =>
    set(({ settings }) => ({
      settings: { ...settings, [field]: clampField(field, settings[field] + by) },
    })),
  choose: (seconds) => set({ settings: toSettings(seconds) }),
})
