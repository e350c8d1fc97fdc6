import { durationText } from '#lib/duration'
import { isolate, plural } from '#lib/writing.en'
import { LIMITS, type TimeField } from './domain/settings'
import type { TimerNotice } from './domain/timers'

export const agoText = (seconds: number) => `Finished ${durationText(seconds)} ago`

export const TIME_IS_UP = "Time's Up!"
export const timeIsUp = (name: string) => (name ? `${isolate(name)}: ${TIME_IS_UP}` : TIME_IS_UP)
export const hasFinished = (seconds: number) =>
  `Your timer of ${durationText(seconds)} has finished.`
/** @param titles of the timers that have ended beside the one that is shown */
export const alsoUp = (titles: string) => `Also up: ${titles}`
export const STOP_ALARM = 'Stop alarm'
export const ALARM_STOPPED = 'Alarm stopped'
export const CLOSE_NOTICE = 'OK'
export const NOTICE_CLOSED = 'Timer reset'

const NOTICES: Record<TimerNotice['kind'], (left: string) => string> = {
  started: (left) => `Timer started: ${left}`,
  paused: (left) => `Timer paused, ${left} left`,
  resumed: (left) => `Timer resumed, ${left} left`,
  reset: () => 'Timer reset',
  left: (left) => `${left} left`,
}
export const noticeText = ({ kind, seconds }: TimerNotice) => NOTICES[kind](durationText(seconds))

export const COUNTDOWN = 'Countdown'
export const TIME = 'Time'
export const TIME_LEFT = 'Time left'
export const FIELDS: Record<TimeField, string> = {
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
}
export const ENDS = 'Ends at'
export const ENDED = 'Ended at'
export const PAUSED = 'Paused'
export const endedAt = (time: string) => `Ended at ${time}`
/** `Tea, of 4 minutes`; without a name the length alone. */
export const named = (name: string, seconds: number) =>
  name ? `${isolate(name)}, ${ofLength(seconds)}` : ofLength(seconds)
const ofLength = (seconds: number) => `of ${durationText(seconds)}`
export const afterLength = (seconds: number) => `after ${durationText(seconds)}`
export const SET_A_SECOND = 'Set at least 1 second.'
export const thatIs = (seconds: number) => `That is ${durationText(seconds)}.`
export const LONGEST_TIMER = `The longest timer is ${LIMITS.hours}:${LIMITS.minutes}:${LIMITS.seconds}.`

export const MAIN_BUTTON = {
  settings: 'Start Timer',
  running: 'Pause',
  paused: 'Resume',
  finished: 'New Timer',
}
export const RESET = 'Reset'
/** As narrow as an icon: a plus alone would be one more timer. */
export const A_MINUTE_MORE = isolate('+1')
export const moreMinutes = (count: number) => `${isolate(`+${count}`)} min`
export const minutesAdded = (count: number) =>
  plural(count, { one: '# minute added', other: '# minutes added' })
export const MORE_TIME_LABEL = 'More time'
export const ADD_TIMER = 'Add timer'
export const isPutAside = (title: string) => `${title} moved below`
export const mostTimers = (count: number) =>
  plural(count, { one: '# timer is the most.', other: '# timers are the most.' })
export const START_BESIDE = 'Start as another timer'
export const REPLACE = 'Replace'
export const NOT_NOW = 'Not now'
export const pendingText = (seconds: number, name: string) =>
  name
    ? `You asked for ${durationText(seconds)} (${isolate(name)}), but another timer is already on.`
    : `You asked for ${durationText(seconds)}, but another timer is already on.`
export const SETTINGS_LABEL = 'Timer settings'
export const CONTROLS_LABEL = 'Timer controls'
export const PRESETS_LABEL = 'Quick presets'
/** A length below an hour; longer ones stand in words. */
export const presetMinutes = (count: number) => `${count} min`

export const FACTS_TITLE = 'About your timer'
export const FACTS = [
  {
    title: 'Right on time',
    text: 'Stays accurate while the tab is hidden or the computer sleeps.',
  },
  { title: 'Other tools', text: 'Keeps running while you use them, and rings there.' },
  {
    title: 'Alarm',
    text: 'Sounds until you press New Timer or Reset, or leave this page. Check your volume first.',
  },
  { title: 'Notifications', text: 'If you allow them, you also get one when the time is up.' },
  {
    title: 'Reload and other tabs',
    text: 'Survives a reload. A closed page cannot ring. With several tabs open, only one rings, and you can stop it in any.',
  },
  {
    title: 'Keys',
    text: 'Space starts and pauses, R resets, F fills the screen. You can switch them off.',
  },
  {
    title: 'Phones',
    text: 'The screen stays on while the timer runs. A locked phone may delay the alarm.',
  },
  { title: 'Private', text: 'Nothing leaves your device.' },
]
