import { create, type StateCreator, type StoreApi } from 'zustand'
import { linesOf, readOn, readStarts } from '../box/start-text'
import { MOST_TIMERS, unseenEnd, type Timers } from '../domain/timers'
import { browser } from '../effects'
import { useTimer, type TimerState } from '../state'

interface WindowState {
  /** What the box has asked for last. */
  live: string
  /** The text of the timers that Start starts. */
  text: string
  /** The timer in the window, by its id, which may have been removed since; null: none was started there. */
  id: number | null
  change: (live: string) => void
  /** Starts the timers of the text beside those that are on; none where they have no room there. */
  start: () => void
  stop: () => void
}

/** How many timers may start beside those that are on. */
export const roomLeft = ({ timers }: Timers): number => MOST_TIMERS - timers.length

/** Whether the timers that the window would start are more than fit beside those that are on. */
export const lacksRoom = ({ text }: Pick<WindowState, 'text'>, timers: Timers): boolean =>
  linesOf(text).length > roomLeft(timers)

/**
 * What the box's window shows of the timers. It has no clock of its own: the state of the tool runs them.
 * @param read the state of the tool
 * @param now the wall clock, in ms since 1970
 */
export const windowState =
  (read: () => TimerState, now: () => number): StateCreator<WindowState> =>
  (set, get) => ({
    live: '',
    text: '',
    id: null,
    change: (live) => {
      if (live === get().live) return
      const on = readOn(live)
      set({ live, text: on?.text ?? live, id: on?.id ?? null })
      // What is left of the large one is announced. An end that sounds would be silent then.
      if (on && !unseenEnd(read())) read().enlarge(on.id)
    },
    start: () => {
      const { timers, begin } = read()
      if (lacksRoom(get(), read())) return
      for (const query of readStarts(get().text, now())) begin(query, 'beside')
      // The first of several is in the window, and the others are small dials below it.
      const first = read().timers[timers.length]
      if (first) set({ id: first.id })
    },
    stop: () => set({ live: '', text: '', id: null }),
  })

/** One for all boxes: no two of them answer at once. */
export const useWindow = create(windowState(useTimer.getState, () => browser.readClocks().wallMs))

type Watched = Pick<StoreApi<Timers>, 'setState'>

const count = (by: 1 | -1, { setState }: Watched) =>
  setState(({ watchers }) => ({ watchers: watchers + by }))

/** The box shows the ends, and can stop them; returns what to call once it does not. */
export function watchEnds(store: Watched = useTimer): () => void {
  count(1, store)
  return () => count(-1, store)
}
