/**
 * Keeps the screen on until the returned function is called. A refusal (an old browser, low battery) is
 * no error: the screen then sleeps as it always does.
 */
export function keepAwake(): () => void {
  let phase: 'idle' | 'asking' | 'ended' = 'idle'
  let lock: WakeLockSentinel | undefined

  async function acquire() {
    if (phase !== 'idle' || document.visibilityState !== 'visible' || lock?.released === false)
      return
    phase = 'asking'
    try {
      lock = await navigator.wakeLock.request('screen')
    } catch {
      // See above.
    }
    if (phase === 'asking') phase = 'idle'
    else release()
  }
  function release() {
    lock?.release().catch(() => undefined)
  }
  // The browser takes the lock back whenever the page is hidden.
  const reacquire = () => void acquire()

  document.addEventListener('visibilitychange', reacquire)
  void acquire()
  return () => {
    phase = 'ended'
    document.removeEventListener('visibilitychange', reacquire)
    release()
  }
}
