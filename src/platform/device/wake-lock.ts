/**
 * Keeps the screen on until the returned function is called. A refusal (an old browser, low battery) is
 * no error: the screen then turns off as usual.
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
      // See above.
    }
    if (phase === 'requesting') phase = 'idle'
    else release()
  }
  function release() {
    lock?.release().catch(() => undefined)
  }
  // The browser releases the lock whenever the page is hidden.
  const reacquire = () => void acquire()

  document.addEventListener('visibilitychange', reacquire)
  void acquire()
  return () => {
    phase = 'ended'
    document.removeEventListener('visibilitychange', reacquire)
    release()
  }
}
