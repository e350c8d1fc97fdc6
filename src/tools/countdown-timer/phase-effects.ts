import { afterPaint } from '#platform/after-paint'
import { prepareAlarm, silenceAlarm, soundAlarm, unlockAlarm } from '#platform/device/alarm'
import { addBodyClass } from '#platform/body-class'
import { readClocks } from '#platform/clocks'
import { askToNotify, notify } from '#platform/device/notify'
import { showSiteNotice } from '#platform/site-notice'
import { prefixTitle } from '#platform/tab-title'
import { warnBeforeUnload } from '#platform/unload-warning'
import { createVisits } from '#platform/visits'
import { keepAwake } from '#platform/device/wake-lock'
import { startTicks } from './client'
import { durationText } from './domain/time-text'
import { isUnseenEnd, type Timer } from './domain/timer'

/** Spec §9. */
const FINISH_STYLE_MS = 3000

export const TIME_IS_UP = "Time's Up!"

export const browser = {
  afterPaint,
  readClocks,
  startTicks,
  keepAwake,
  warnBeforeUnload,
  prepareAlarm,
  unlockAlarm,
  soundAlarm,
  silenceAlarm,
  askToNotify,
  notify,
  showSiteNotice,
  addBodyClass,
  prefixTitle,
}

/** What the timer needs of the browser; a parameter for the tests. */
export type TimerBrowser = typeof browser

interface PhaseOptions {
  onTick: () => void
  /** The visitor has stopped the alarm from another page. */
  onStop: () => void
  /** Another tab rings. */
  isSilent: boolean
  /** Of the timer; may be empty. */
  name: string
}

/** Alarm, notification, notice and style at the end, whatever page is shown. */
function startFinishEffects(
  on: TimerBrowser,
  totalMs: number,
  { name, onStop }: PhaseOptions,
): () => void {
  const removeStyle = on.addBodyClass('timer-finished', FINISH_STYLE_MS)
  void on.soundAlarm()
  const length = durationText(totalMs / 1000)
  const prefix = name && `${name}: `
  void on.notify(prefix + TIME_IS_UP, `Your timer of ${length} has finished.`, 'countdown-timer')
  const removeNotice = on.showSiteNotice({
    text: prefix + TIME_IS_UP,
    path: '/countdown-timer',
    action: 'Stop alarm',
    act: onStop,
    done: 'Alarm stopped',
  })
  return () => {
    removeStyle()
    removeNotice()
    on.silenceAlarm()
  }
}

/** Starts what a phase does besides its state; returns how to end it when the phase is left. */
export function startPhaseEffects(
  on: TimerBrowser,
  timer: Timer,
  options: PhaseOptions,
): () => void {
  const { onTick, isSilent } = options
  if (timer.phase === 'finished') {
    const isQuiet = isSilent || !isUnseenEnd(timer)
    // Quiet at first: the first touch of the page may still sound the alarm, which ends with the phase.
    return isQuiet ? on.silenceAlarm : startFinishEffects(on, timer.totalMs, options)
  }
  if (timer.phase !== 'running') return () => undefined
  const stops: (() => void)[] = []
  const begin = () => {
    stops.push(on.startTicks(onTick), on.keepAwake())
    // The tab that rings must not be closed unawares; the others may.
    if (!isSilent) stops.push(on.warnBeforeUnload())
  }
  stops.push(on.afterPaint(begin))
  return () => stops.forEach((stop) => stop())
}

/**
 * The action that shows the timer's page; it returns how to leave it.
 * @param onLeft called once it has been left
 */
export function visitAction(on: TimerBrowser, onLeft: () => void): () => () => void {
  let hasAsked = false
  return createVisits(() => {
    // Once without a click; after that, each start requests it while it is undecided.
    if (hasAsked) return
    hasAsked = true
    void on.askToNotify()
    on.prepareAlarm()
  }, onLeft)
}
