import type { Remote } from 'comlink'
import { watchScriptArrival } from './script-arrival'

export interface StartLimits {
  /** What the address of the worker's script has in it. */
  script: string
  /** For the script to come. */
  loadLimitMs: number
  /** For the first answer once the script has come. */
  answerLimitMs: number
}

/** Pause between questions. */
const ASK_AGAIN_MS = 250

/**
 * Asks a new worker for a property until it answers or a limit is over; returns how to stop asking.
 *
 * Any answer shows that the entry has called `expose`, so entries need no code for it. A question put
 * before that can be lost (comlink#665): it is put again. A script that closes itself or never yields
 * gives no sign at all: only the limits see it.
 */
export function shakeHands(
  door: Remote<{ ready: undefined }>,
  { script, loadLimitMs, answerLimitMs }: StartLimits,
  { answered, late }: { answered: () => void; late: (what: string) => void },
): () => void {
  const loadTimer = setTimeout(late, loadLimitMs, 'the script did not come')
  let answerTimer: ReturnType<typeof setTimeout> | undefined
  const stopWatching = watchScriptArrival(script, () => {
    clearTimeout(answerTimer)
    answerTimer = setTimeout(late, answerLimitMs, 'the script came but does not answer')
  })

  function stop() {
    clearInterval(asking)
    clearTimeout(loadTimer)
    clearTimeout(answerTimer)
    stopWatching()
  }
  function meet() {
    stop()
    answered()
  }
  const ask = () => void Promise.resolve(door.ready).then(meet, meet)
  const asking = setInterval(ask, ASK_AGAIN_MS)
  ask()
  return stop
}
