import { create, type StateCreator } from 'zustand'
import type { ClockReading } from '#lib/clock-reading'
import { fromKept, toKept } from './domain/kept'
import { withChosen, type TimerOptions } from './domain/options'
import * as fields from './domain/settings'
import * as steps from './domain/steps'
import {
  anyRuns,
  INITIAL_TIMERS,
  isSounding,
  type PendingTimer,
  type Place,
  type Timers,
} from './domain/timers'
import { browser, followTimers, type Browser } from './effects'

/** For so long after the visitor has come, or come back, a tab that gets the alarm rings for what ended meanwhile. */
const ARRIVAL_MS = 5000

export interface TimerState extends Timers {
  /** Brings back the timers of an earlier visit, and shares them among all tabs from then on. */
  open: () => void
  /** The page is there. Returns what to call when it goes. */
  mounted: () => () => void
  change: (field: fields.TimeField, text: string) => void
  leaveField: () => void
  step: (field: fields.TimeField, by: 1 | -1) => void
  choose: (seconds: number) => void
  /** Refused while the fields are 0. */
  start: () => void
  /** Starts a timer beside the one on the large clock, or in its place. */
  begin: (timer: PendingTimer, place: Place) => void
  /** For a link: sets the fields, and lets the visitor decide where a timer is on the large clock. */
  ask: (seconds: number, name?: string | null) => void
  dismissPending: () => void
  /** Pauses a timer, or lets it go on; without an id the one on the large clock. */
  toggle: (id?: number) => void
  /** Ends a timer, silently; without an id the one on the large clock, as New Timer does. */
  reset: (id?: number) => void
  /** Gives a timer some minutes more; without an id the one on the large clock. */
  addMinutes: (count: number, id?: number) => void
  /** Makes place on the large clock, whose timer goes on beside it. */
  putAside: () => void
  enlarge: (id: number) => void
  remove: (id: number) => void
  setOptions: (options: Partial<TimerOptions>) => void
  /** Brings all clocks to the present moment. */
  tick: () => void
}

type Step = (state: Timers, now: ClockReading) => Timers

/** Lives as long as the app: timers run, and ring, while other pages are shown. */
export const timerState =
  (on: Browser): StateCreator<TimerState> =>
  (set, get, store) => {
    let isOpen = false
    let takeAlarm: (() => void) | undefined

    const edit = (change: (draft: fields.Draft) => fields.Draft) =>
      set(({ draft }) => ({ draft: change(draft) }))

    function act(step: Step) {
      const now = on.readClocks()
      set((state) => step(steps.advanced(state, now), now))
    }
    /** The alarm goes to the tab in which the visitor has last let a timer run. */
    function run(step: Step) {
      act(step)
      if (anyRuns(get())) takeAlarm?.()
    }
    /** Each start asks for what only a click may ask for. */
    function start(step: Step) {
      const { timers } = get()
      run(step)
      if (get().timers === timers) return
      // Loading would end a sound that goes on for another timer.
      if (!isSounding(get())) on.unlockAlarm()
      void on.askToNotify()
    }
    function holdAlarm() {
      let cameAtMs = on.readClocks().monotonicMs
      on.onPageBack(() => (cameAtMs = on.readClocks().monotonicMs))
      takeAlarm = on.holdInOneTab('timer-alarm', (isOurs) => {
        act((state, now) => {
          const isArriving = now.monotonicMs - cameAtMs < ARRIVAL_MS
          return steps.alarmMoved(state, { isOurs, isArriving }, now)
        })
      })
    }
    function open() {
      if (isOpen) return
      isOpen = true
      on.options.bind(store, {
        of: (state) => state.options,
        take(options) {
          set({ options })
          // The last length is that of the next timer, unless one has been chosen by now.
          const isUntouched = get().draft.settings === fields.DEFAULT_SETTINGS
          if (isUntouched) get().choose(options.lastSeconds)
        },
        follows: true,
      })
      on.timers.bind(store, {
        of: toKept,
        take: (kept) => act((state, now) => fromKept(state, kept, now)),
        follows: true,
      })
      followTimers(store, on)
      holdAlarm()
      // Browsers let no page sound before its first use.
      on.onFirstTouch(() => {
        const state = get()
        if (isSounding(state)) void on.soundAlarm()
        else if (state.timers.length > 0) on.unlockAlarm()
      })
    }
    let hasRequested = false
    return {
      ...INITIAL_TIMERS,
      open,
      mounted: on.followMounts(
        () => {
          open()
          // Once without a click; after that, each start requests it while it is undecided.
          if (hasRequested) return
          hasRequested = true
          void on.askToNotify()
          on.prepareAlarm()
        },
        () => {
          act(steps.pageLeft)
          // An end that has been seen is silent by now; a test of the sound and that between two rounds are not.
          on.silenceAlarm()
        },
      ),
      change: (field, text) => edit((draft) => fields.typed(draft, field, text)),
      leaveField: () => edit(fields.fieldLeft),
      step: (field, by) => edit((draft) => fields.stepped(draft, field, by)),
      choose: (seconds) => edit((draft) => fields.chosen(draft, seconds)),
      start: () => start(steps.started),
      begin: (timer, place) => start((state, now) => steps.begun(state, timer, place, now)),
      ask: (seconds, name = null) => act((state) => steps.asked(state, seconds, name)),
      dismissPending: () => set({ pending: null }),
      toggle: (id) => run((state, now) => steps.toggled(state, now, id)),
      reset: (id) => act((state) => steps.afterReset(state, id)),
      addMinutes: (count, id) => run((state, now) => steps.lengthened(state, count, now, id)),
      putAside: () => act(steps.putAside),
      enlarge: (id) => act((state) => steps.enlarged(state, id)),
      remove: (id) => act((state) => steps.removed(state, id)),
      setOptions: (options) => set((state) => ({ options: withChosen(state.options, options) })),
      tick: () => act((state) => state),
    }
  }

export const useTimer = create(timerState(browser))
