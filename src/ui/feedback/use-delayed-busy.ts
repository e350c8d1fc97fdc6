import { useEffect, useState } from 'react'

const SHOWN_AFTER_MS = 150

/**
 * Whether work has gone on for so long that it is worth showing: what is done sooner shall not flicker.
 * False at once when it ends.
 */
export function useDelayedBusy(busy: boolean): boolean {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(setDelayed, SHOWN_AFTER_MS, true)
    return () => {
      clearTimeout(timer)
      setDelayed(false)
    }
  }, [busy])
  return busy && delayed
}
