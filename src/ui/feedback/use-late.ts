import { useEffect, useState } from 'react'

const SHOWN_AFTER_MS = 150

/**
 * Whether work has gone on for so long that it is worth showing: what is done sooner shall not flicker.
 * False at once when it ends.
 */
export function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(setLate, SHOWN_AFTER_MS, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy])
  return busy && late
}
