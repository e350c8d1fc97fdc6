import { HISTORY_SIZE } from './history-size'

/** A value that has rested so long is one that the visitor wanted. */
const REST_MS = 1000

export type HistoryRow<Draft> = Draft & { id: number }

interface Options<Draft> {
  /** What a row made now would hold; null: there is nothing to record. `awaited`: what it would hold is on its way. */
  draft: () => Draft | 'awaited' | null
  /** Whether one of them right after the other would be of no use. */
  isSame: (a: Draft, b: Draft) => boolean
  getState: () => { history: readonly HistoryRow<Draft>[] }
  setState: (changed: { history: readonly HistoryRow<Draft>[] }) => void
  /** Runs it once after a delay; returns what prevents that. */
  schedule: (run: () => void, delayMs: number) => () => void
}

/**
 * A history, newest first, of what stays on the page: not of each keystroke or arrow key, but of what has
 * rested for 1 s (a debounce). In memory alone. No two equal rows follow one another.
 */
export function restingHistory<Draft>(options: Options<Draft>) {
  const { draft, isSame, getState, setState, schedule } = options
  let nextId = 1
  let cancelTimer: (() => void) | null = null
  let isAwaited = false

  /** Makes no row of what has not rested yet. */
  function cancelRest() {
    cancelTimer?.()
    cancelTimer = null
  }
  /** Makes a row now. */
  function record() {
    cancelRest()
    const drafted = draft()
    isAwaited = drafted === 'awaited'
    if (drafted === null || drafted === 'awaited') return
    const { history } = getState()
    const [newest] = history
    if (newest && isSame(newest, drafted)) return
    setState({ history: [{ ...drafted, id: nextId++ }, ...history].slice(0, HISTORY_SIZE) })
  }
  /** What would be recorded has changed: makes a row once it has rested. */
  function rest() {
    cancelRest()
    isAwaited = false
    cancelTimer = schedule(record, REST_MS)
  }
  /** Makes a row now of what has not rested yet, if anything has not. */
  function finishRest() {
    if (cancelTimer) record()
  }

  return {
    record,
    rest,
    finishRest,
    cancelRest,
    /** As `finishRest`; what comes next makes no row. */
    close: () => {
      finishRest()
      isAwaited = false
    },
    /** Makes the row that was waiting for what has come now. */
    recordAwaited: () => {
      if (isAwaited) record()
    },
  }
}
