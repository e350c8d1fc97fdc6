import type { StateCreator, StoreApi } from 'zustand'
import { readClocks } from '#platform/clocks'
import { keepAwake } from '#platform/device/wake-lock'
import { startTicks } from './client'
import {
  advanceAll,
  endedSince,
  LONGEST_NAME,
  MOST_TIMERS,
  toggled,
  type OtherTimer,
} from './domain/timers'
import { secondsLeft, settingsOf, type FinishedTimer } from './domain/timer'
import type { TimerState } from './store-state'

export const browser = { readClocks, startTicks, keepAwake }

type OthersDeps = typeof browser & {
  /** Called with a timer that has come to the large clock by its end. */
  onEnd: (ended: FinishedTimer) => void
}

export interface OthersState {
  /** All but the one on the large clock. */
  others: readonly OtherTimer[]
  /** Names the timer on the large clock. */
  rename: (name: string) => void
  /** Makes place on the large clock; its timer goes on beside it. False where there is no more place. */
  putAside: () => boolean
  /** Brings a timer to the large clock, whose own goes on in its place. */
  enlarge: (id: number) => void
  toggle: (id: number) => void
  remove: (id: number) => void
  /** Puts others in place of these, such as those of an earlier visit. */
  take: (others: readonly OtherTimer[]) => void
}

const isShownAlike = (a: readonly OtherTimer[], b: readonly OtherTimer[]) =>
  a.every(({ timer }, index) => {
    const other = b[index]?.timer
    return other && timer.phase === other.phase && secondsLeft(timer) === secondsLeft(other)
  })

let lastId = MOST_TIMERS

/** Of the timer on the large clock, to stand beside it; none before it is started. */
function aside({ timer, name }: Pick<TimerState, 'timer' | 'name'>): OtherTimer[] {
  return timer.phase === 'settings' ? [] : [{ id: ++lastId, name, timer }]
}

/** An end that the visitor puts aside has been seen. */
const asideByVisitor = ({ timer, name }: TimerState): OtherTimer[] =>
  aside({ name, timer: timer.phase === 'finished' ? { ...timer, isSeen: true } : timer })

function showLarge(large: StoreApi<TimerState>, { name, timer }: OtherTimer): void {
  large.setState({ name })
  large.getState().show(timer, settingsOf(timer))
}

/** The timers beside the large clock. */
export const othersState =
  (large: StoreApi<TimerState>, on: OthersDeps): StateCreator<OthersState> =>
  (set, get) => {
    /** While a timer runs. */
    let stops: (() => void)[] = []
    /** What the fields held before timers came by themselves, until it is there again. */
    let heldBefore: TimerState | null = null

    function take(others: readonly OtherTimer[]) {
      set({ others })
      const isRunning = others.some(({ timer }) => timer.phase === 'running')
      if (isRunning && stops.length > 0) return
      stops.forEach((stop) => stop())
      stops = isRunning ? [on.startTicks(tick), on.keepAwake()] : []
    }
    function enlarge(id: number, own: readonly OtherTimer[]) {
      const { others } = get()
      const found = others.find((each) => each.id === id)
      if (!found) return
      take(others.flatMap((each) => (each === found ? own : [each])))
      showLarge(large, found)
    }
    /** After a timer that came by itself the fields hold what they held before. */
    function restoreFields(held: TimerState) {
      const { settings: shown } = large.getState()
      heldBefore = held
      const stop = large.subscribe((state) => {
        // It may repeat; another one has settings of its own.
        const isAnother = state.settings !== shown
        if (state.timer.phase !== 'settings' && !isAnother) return
        stop()
        heldBefore = null
        if (!isAnother) large.setState({ settings: held.settings, name: held.name })
      })
    }
    /** Brings a timer that has ended to the large clock, and so to the other tabs, where this one rings. */
    function ring({ id }: OtherTimer) {
      const before = large.getState()
      if (before.isSilent) return
      const held = before.timer.phase === 'settings' ? before : heldBefore
      enlarge(id, aside(before))
      if (held) restoreFields(held)
      const { timer } = large.getState()
      if (timer.phase === 'finished') on.onEnd(timer)
    }
    function tick() {
      const { others } = get()
      const next = advanceAll(others, on.readClocks())
      if (isShownAlike(next, others)) return
      take(next)
      endedSince(next, others).forEach(ring)
    }
    return {
      others: [],
      rename: (name) => large.setState({ name: name.slice(0, LONGEST_NAME) }),
      putAside() {
        const { others } = get()
        const own = asideByVisitor(large.getState())
        if (own.length === 0 || others.length >= MOST_TIMERS - 1) return false
        take([...others, ...own])
        large.setState({ name: '' })
        large.getState().show({ phase: 'settings' })
        return true
      },
      enlarge: (id) => enlarge(id, asideByVisitor(large.getState())),
      toggle: (id) => take(toggled(get().others, id, on.readClocks())),
      take,
      remove: (id) => take(get().others.filter((each) => each.id !== id)),
    }
  }
