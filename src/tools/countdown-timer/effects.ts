import { follow } from '#lib/follow'
import { addBodyClass } from '#platform/body-class'
import { readClocks } from '#platform/clocks'
import {
  chooseAlarm,
  prepareAlarm,
  silenceAlarm,
  soundAlarm,
  unlockAlarm,
} from '#platform/device/alarm'
import { ALARM_URLS } from '#platform/device/alarm-urls'
import { askToNotify, notify } from '#platform/device/notify'
import { startTicker } from '#platform/device/ticker'
import { keepAwake } from '#platform/device/wake-lock'
import { kept } from '#platform/kept'
import { localPlace, toolSettings } from '#platform/kept-place'
import { followMounts } from '#platform/mounts'
import { holdInOneTab } from '#platform/one-tab'
import { schedule } from '#platform/schedule'
import { showGoingOn, showShareLeft } from '#platform/going-on'
import { showSiteNotice } from '#platform/site-notice'
import { showTabIcon } from '#platform/tab-icon'
import { prefixTitle } from '#platform/tab-title'
import { onFirstTouch, onPageBack } from '#platform/page-lifecycle'
import { isSameList, NOTHING_KEPT, parseKept } from './domain/kept'
import { DEFAULT_OPTIONS, parseOptions, type TimerOptions } from './domain/options'
import { tabIcon } from './domain/tab-icon'
import { clockText, timerTitle } from './domain/time-text'
import { progressPercent, secondsLeft } from './domain/timer'
import {
  anyRuns,
  endedSince,
  isSilent,
  isSounding,
  isUnseen,
  large,
  largeTimer,
  nextSecondMs,
  ringingEnd,
  unseenEnd,
  type Timers,
} from './domain/timers'
import * as texts from './texts.en'

const FINISH_STYLE_MS = 3000

/** What the timer needs of the browser; a parameter for the tests. */
export const browser = {
  schedule,
  readClocks,
  startTicker,
  keepAwake,
  prepareAlarm,
  unlockAlarm,
  soundAlarm,
  silenceAlarm,
  chooseAlarm: ({ sound, volume }: TimerOptions) => chooseAlarm(ALARM_URLS[sound], volume),
  askToNotify,
  notify,
  showSiteNotice,
  showGoingOn: (isOn: boolean) => showGoingOn('countdown-timer', isOn),
  showShareLeft,
  addBodyClass,
  prefixTitle,
  showTabIcon,
  holdInOneTab,
  onPageBack,
  onFirstTouch,
  followMounts,
  /** Outside of the settings: a timer goes on, whether settings are kept or not. */
  timers: kept(localPlace('timers', NOTHING_KEPT), {
    initial: NOTHING_KEPT,
    parse: parseKept,
    // What is shown goes by an id, which may be that of another timer in another tab's list.
    together: [['timers', 'shown']],
    isSame: { timers: isSameList },
  }),
  options: kept(toolSettings('countdown-timer'), { initial: DEFAULT_OPTIONS, parse: parseOptions }),
}

export type Browser = typeof browser

type Stop = () => void

interface Store {
  getState: () => Timers & { tick: () => void; reset: () => void }
  subscribe: (listener: (state: Timers, before: Timers) => void) => Stop
}

const titleOf = (state: Timers): string | null => {
  const shown = large(state)
  if (!shown) return null
  if (shown.timer.phase !== 'finished') return clockText(secondsLeft(shown.timer))
  return isUnseen(shown) ? texts.TIME_IS_UP : null
}

/** The end that is noted on other pages, where nothing else in view shows it, and whether it is silent. */
const noted = (state: Timers): string | null => {
  const end = state.watchers > 0 ? null : unseenEnd(state)
  return end && `${end.id} ${isSilent(end)}`
}

/** Shown in every tab: the alarm that one of them sounds can be stopped in each. */
function showNotice(on: Browser, store: Store): Stop {
  const state = store.getState()
  const end = unseenEnd(state)
  const isOver = end !== null && isSilent(end)
  // One of several is told apart by its length where it has no name.
  const title = end && state.timers.length > 1 ? timerTitle(end) : end?.name
  return on.showSiteNotice({
    text: texts.timeIsUp(title ?? ''),
    path: '/countdown-timer',
    action: isOver ? texts.CLOSE_NOTICE : texts.STOP_ALARM,
    act: () => state.reset(),
    done: isOver ? texts.NOTICE_CLOSED : texts.ALARM_STOPPED,
  })
}

/** Lets the state look at the clock each time another second is to be shown. */
function startSeconds(on: Browser, store: Store): Stop {
  const { tellDue, stop } = on.startTicker(store.getState().tick)
  const tell = (state: Timers) => tellDue(nextSecondMs(state, on.readClocks()))
  tell(store.getState())
  const unsubscribe = store.subscribe((state, before) => {
    if (state.timers !== before.timers) tell(state)
  })
  return () => {
    unsubscribe()
    stop()
  }
}

/** All that the browser does while the state is as it is. To be called once the page has been hydrated. */
export function followTimers(store: Store, on: Browser): void {
  follow(store, anyRuns, (runs) => {
    if (!runs) return
    const stops: Stop[] = []
    // In a task of its own: the press that started the timer is painted first.
    stops.push(on.schedule(() => stops.push(startSeconds(on, store), on.keepAwake()), 0))
    return () => stops.forEach((stop) => stop())
  })
  follow(store, (s) => s.options, on.chooseAlarm)
  follow(store, isSounding, (sounds) => {
    if (!sounds) return
    void on.soundAlarm()
    return on.silenceAlarm
  })
  // Renaming a timer does not restart the flash.
  follow(
    store,
    (s) => ringingEnd(s)?.timer,
    (timer) => timer && on.addBodyClass('timer-finished', FINISH_STYLE_MS),
  )
  follow(store, noted, (end) => end !== null && showNotice(on, store))
  follow(store, (s) => s.timers.length > 0, on.showGoingOn)
  follow(store, (s) => progressPercent(largeTimer(s)) / 100, on.showShareLeft)
  follow(store, titleOf, on.prefixTitle)
  follow(store, (s) => tabIcon(largeTimer(s)), on.showTabIcon)
  store.subscribe((state, before) => {
    for (const { id, name, timer } of endedSince(state, before)) {
      const text = texts.hasFinished(timer.setMs / 1000)
      // Each needs a tag of its own: a second notification with the same tag replaces the first.
      void on.notify(texts.timeIsUp(name), text, `countdown-timer#${id}`)
    }
  })
}
