import type { Reply } from '../../answers/row'
import type { Browser } from './effects'

/**
 * An answer is shown once no key has come for so long: while one types fast, a slow phone then paints the letters alone.
 * Measured at 6x with a key each 100 ms: half of the work a key was that of windows that the next key replaced.
 */
const PAUSE_MS = 150

/** What is typed is answered within so long on nearly every device; past it the window shows that it waits. */
const LATE_MS = 200

/** A reason for no answer, seldom that of half a question, is shown once typing rests. */
const REST_MS = 600

const NOTHING = () => {}

/**
 * When a reply is shown: at the next pause of the keys.
 * @param set is called where the window still shows an older answer, and where typing has rested without one
 */
export function createWhenShown(
  on: Pick<Browser, 'schedule' | 'now'>,
  show: (reply: Reply) => void,
  set: (state: { isLate: true } | { isRested: true }) => void,
) {
  let pending: Reply | null = null
  let keyAtMs = 0
  let cancelLate = NOTHING
  let cancelShow = NOTHING
  let cancelRest = NOTHING

  function drop() {
    cancelLate()
    cancelShow()
    pending = null
  }
  /** Shows at once what waits for a pause; returns whether there was something. */
  function showPending(): boolean {
    cancelShow()
    const reply = pending
    if (reply) show(reply)
    pending = null
    return reply !== null
  }
  return {
    /** @param isWhole no further key is to be expected soon, as after a paste */
    keyCame: (isWhole: boolean) => void (keyAtMs = isWhole ? -Infinity : on.now()),
    /** A question is on its way: what waits is the reply to an older one. */
    expect(isLateShown: boolean) {
      drop()
      if (isLateShown) cancelLate = on.schedule(() => set({ isLate: true }), LATE_MS)
    },
    receive(reply: Reply) {
      cancelLate()
      pending = reply
    },
    showSoon(isAtOnce: boolean) {
      const pauseMs = isAtOnce ? 0 : Math.max(0, keyAtMs + PAUSE_MS - on.now())
      cancelShow = on.schedule(showPending, pauseMs)
    },
    showPending,
    /** Does something once the window has been rendered, unless a key comes before. */
    afterRender: (run: () => void) => void (cancelShow = on.schedule(run, 0)),
    /** @param isFinal nothing more is to come than the reason: of what was pasted it is shown at once */
    waitForRest(isUnanswered: boolean, isFinal: boolean) {
      cancelRest()
      const restMs = isFinal && keyAtMs === -Infinity ? 0 : REST_MS
      if (isUnanswered) cancelRest = on.schedule(() => set({ isRested: true }), restMs)
    },
    stop() {
      drop()
      cancelRest()
    },
  }
}

export type WhenShown = ReturnType<typeof createWhenShown>
