import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 51e894df1423
import { durationText } from '#lib/duration'
import { plural } from '#lib/writing.en'
import { LIMITS, type TimeField } from './domain/settings'
import type { TimerNotice } from './domain/timers'

export const agoText = (seconds: number) => `Abgelaufen vor ${durationText(seconds)}`

export const TIME_IS_UP = 'Die Zeit ist um!'
export const timeIsUp = (name: string) => (name ? `${name}: ${TIME_IS_UP}` : TIME_IS_UP)
export const hasFinished = (seconds: number) =>
  `Dein Timer von ${durationText(seconds)} ist abgelaufen.`
export const alsoUp = (titles: string) => `Auch abgelaufen: ${titles}`
export const STOP_ALARM = 'Alarm stoppen'
export const ALARM_STOPPED = 'Alarm gestoppt'
export const CLOSE_NOTICE = 'OK'
export const NOTICE_CLOSED = 'Timer zurückgesetzt'

const NOTICES: Record<TimerNotice['kind'], (left: string) => string> = {
  started: (left) => `Timer gestartet: ${left}`,
  paused: (left) => `Timer pausiert, noch ${left}`,
  resumed: (left) => `Timer läuft weiter, noch ${left}`,
  reset: () => 'Timer zurückgesetzt',
  left: (left) => `Noch ${left}`,
}
export const noticeText = ({ kind, seconds }: TimerNotice) => NOTICES[kind](durationText(seconds))

export const COUNTDOWN = 'Countdown'
export const TIME = 'Zeit'
export const TIME_LEFT = 'Restzeit'
export const FIELDS: Record<TimeField, string> = {
  hours: 'Stunden',
  minutes: 'Minuten',
  seconds: 'Sekunden',
}
export const ENDS = 'Endet um'
export const ENDED = 'Endete um'
export const PAUSED = 'Pausiert'
export const endedAt = (time: string) => `Endete um ${time}`
export const named = (name: string, seconds: number) =>
  name ? `${name}, ${durationText(seconds)}` : ofLength(seconds)
export const ofLength = (seconds: number) => `von ${durationText(seconds)}`
export const afterLength = (seconds: number) => `nach ${durationText(seconds)}`
export const SET_A_SECOND = 'Stell mindestens 1 Sekunde ein.'
export const thatIs = (seconds: number) => `Das sind ${durationText(seconds)}.`
export const LONGEST_TIMER = `Der längste Timer läuft ${LIMITS.hours}:${LIMITS.minutes}:${LIMITS.seconds}.`

export const MAIN_BUTTON = {
  settings: 'Timer starten',
  running: 'Pause',
  paused: 'Weiter',
  finished: 'Neuer Timer',
}
export const RESET = 'Zurücksetzen'
export const A_MINUTE_MORE = '+1'
export const moreMinutes = (count: number) => `+${count}\u00a0min`
export const minutesAdded = (count: number) =>
  plural(count, { one: '# Minute mehr', other: '# Minuten mehr' })
export const MORE_TIME_LABEL = 'Mehr Zeit'
export const ADD_TIMER = 'Weiterer Timer'
export const isPutAside = (title: string) => `${title}: läuft unten weiter`
export const mostTimers = (count: number) =>
  plural(count, { one: 'Mehr als # Timer geht nicht.', other: 'Mehr als # Timer gehen nicht.' })
export const START_BESIDE = 'Als weiteren Timer starten'
export const REPLACE = 'Ersetzen'
export const NOT_NOW = 'Jetzt nicht'
export const pendingText = (seconds: number, name: string) =>
  name
    ? `Gewünscht: ${durationText(seconds)} (${name}). Aber ein anderer Timer ist schon an.`
    : `Gewünscht: ${durationText(seconds)}. Aber ein anderer Timer ist schon an.`
export const SETTINGS_LABEL = 'Timer einstellen'
export const CONTROLS_LABEL = 'Timer steuern'
export const PRESETS_LABEL = 'Schnellwahl'
export const presetMinutes = (count: number) => `${count}\u00a0min`

export const FACTS_TITLE = 'Über deinen Timer'
export const FACTS = [
  {
    title: 'Immer pünktlich',
    text: 'Bleibt genau, auch wenn der Tab im Hintergrund ist oder der Computer schläft.',
  },
  { title: 'Andere Tools', text: 'Läuft weiter, während du sie benutzt, und klingelt dort.' },
  {
    title: 'Alarm',
    text: 'Klingelt, bis du auf „Neuer Timer“ oder „Zurücksetzen“ drückst oder diese Seite verlässt. Prüf vorher die Lautstärke.',
  },
  {
    title: 'Benachrichtigungen',
    text: 'Wenn du sie erlaubst, bekommst du auch eine, sobald die Zeit um ist.',
  },
  {
    title: 'Neu laden und andere Tabs',
    text: 'Übersteht ein Neuladen. Eine geschlossene Seite kann nicht klingeln. Sind mehrere Tabs offen, klingelt nur einer, und du kannst ihn in jedem stoppen.',
  },
  {
    title: 'Tasten',
    text: 'Die Leertaste startet und hält an, R setzt zurück, F füllt den Bildschirm. Du kannst sie ausschalten.',
  },
  {
    title: 'Handys',
    text: 'Der Bildschirm bleibt an, solange der Timer läuft. Auf einem gesperrten Handy kann der Alarm später kommen.',
  },
  { title: 'Privat', text: 'Nichts verlässt dein Gerät.' },
]
