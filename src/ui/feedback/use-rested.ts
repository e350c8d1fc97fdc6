import { useEffect, useState } from 'react'

/** Long enough that a text is neither judged nor announced while it is being typed. */
const REST_MS = 600

/** The last text that has stayed the same for 600 ms (a debounce); the first one at once. */
export function useRested<Text extends string | undefined>(text: Text): Text {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setRested, REST_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
