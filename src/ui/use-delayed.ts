import { useEffect, useState } from 'react'

/** True once `active` has been true for `delayMs` without a break; false at once when it ends. */
export function useDelayed(active: boolean, delayMs: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(setLate, delayMs, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [active, delayMs])
  return active && late
}
