/** What may make a browser give the lock that it has refused, or taken back while the page was hidden. */
const OCCASIONS = ['visibilitychange', 'pointerdown', 'keydown']

/**
 * Keeps the screen on until the returned function is called. A refusal (an old browser, low battery) is
 * no error: it is asked for again at the next touch, and until then the screen turns off as usual.
 */
export function keepAwake(): () => void {
  let phase: 'idle' | 'requesting' | 'ended' = 'idle'
  let lock: WakeLockSentinel | undefined

  async function acquire() {
    if (phase !== 'idle' || document.visibilityState !== 'visible' || lock?.released === false)
      return
    phase = 'requesting'
    try {
      lock = await navigator.wakeLock.request('screen')
    } catch {
      // A refusal is no error: the screen may go off then.
    }
    if (phase === 'requesting') phase = 'idle'
    else release()
  }
  function release() {
    lock?.release().catch(() => undefined)
  }
  const reacquire = () => void acquire()

  for (const type of OCCASIONS) document.addEventListener(type, reacquire)
  void acquire()
  return () => {
    phase = 'ended'
    for (const type of OCCASIONS) document.removeEventListener(type, reacquire)
    release()
  }
}
