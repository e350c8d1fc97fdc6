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

/** So long the window waits for the code of what is made in it, before the answer in words stands. */
const CODE_MS = 1000

const NOTHING = () => {}

/**
 * When a reply is shown: at the next pause of the keys, and with the code of what is made of it.
 * @param isComing whether that code is on its way
 * @param set is called where the window still shows an older answer, and where typing has rested without one
 */
export function createWhenShown(
  on: Pick<Browser, 'schedule' | 'now'>,
  show: (reply: Reply) => void,
  isComing: (reply: Reply) => boolean,
  set: (state: { isLate: true } | { isRested: true }) => void,
) {
  let pending: Reply | null = null
  /** The pause has come, and the code has not. */
  let waitsForCode = false
  let keyAtMs = 0
  let cancelLate = NOTHING
  let cancelShow = NOTHING
  let cancelRest = NOTHING

  const markLate = () => void (cancelLate = on.schedule(() => set({ isLate: true }), LATE_MS))
  function drop() {
    cancelLate()
    cancelShow()
    pending = null
    waitsForCode = false
  }
  function showNow(): boolean {
    cancelShow()
    const reply = pending
    if (!reply) return false
    drop()
    show(reply)
    return true
  }
  /** Shows what waits for a pause, unless its code is on its way; returns whether there was something. */
  function showPending(): boolean {
    if (!pending || !isComing(pending)) return showNow()
    if (!waitsForCode) {
      cancelShow()
      cancelShow = on.schedule(showNow, CODE_MS)
      markLate()
    }
    waitsForCode = true
    return false
  }
  return {
    /** @param isWhole no further key is to be expected soon, as after a paste */
    keyCame: (isWhole: boolean) => void (keyAtMs = isWhole ? -Infinity : on.now()),
    /** A question is on its way: what waits is the reply to an older one. */
    expect(isLateShown: boolean) {
      drop()
      if (isLateShown) markLate()
    },
    receive(reply: Reply) {
      drop()
      pending = reply
    },
    showSoon(isAtOnce: boolean) {
      const pauseMs = isAtOnce ? 0 : Math.max(0, keyAtMs + PAUSE_MS - on.now())
      cancelShow = on.schedule(showPending, pauseMs)
    },
    showPending,
    /** Code has come, or has not. */
    codeCame: () => void (waitsForCode && showPending()),
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
