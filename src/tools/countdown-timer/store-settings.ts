import {
  carryOver,
  clampField,
  correctionOf,
  LONGEST_SECONDS,
  parseField,
  toSettings,
  totalSeconds,
} from './domain/settings'
import type { SetState, TimerState } from './store-state'

/** What sets the digits of the clock. */
export const settingsActions = (set: SetState) =>
  ({
    change: (field, text) =>
      set(({ settings }) => ({
        settings: { ...settings, [field]: parseField(field, text) },
        correction: correctionOf(field, text),
      })),
    leaveField: () =>
      set(({ settings }) => {
        if (settings.minutes < 60 && settings.seconds < 60) return {}
        const isTooLong = totalSeconds(settings) > LONGEST_SECONDS
        return { settings: carryOver(settings), correction: isTooLong ? 'capped' : 'carried' }
      }),
    step: (field, by) =>
      set(({ settings }) => {
        const carried = carryOver(settings)
        return {
          settings: { ...carried, [field]: clampField(field, carried[field] + by) },
          correction: null,
        }
      }),
    choose: (seconds) => set({ settings: toSettings(seconds), correction: null }),
  }) satisfies Partial<TimerState>
