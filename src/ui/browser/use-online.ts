import { useEffect } from 'react'
import { useStable } from './use-stable'

/** Calls back each time that the device is connected again, as long as somebody waits for it. */
export function useOnline(isWaiting: boolean, onOnline: () => void): void {
  const act = useStable(onOnline)
  useEffect(() => {
    if (!isWaiting) return
    window.addEventListener('online', act)
    return () => window.removeEventListener('online', act)
  }, [isWaiting, act])
}
