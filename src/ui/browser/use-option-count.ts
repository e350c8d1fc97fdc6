import { useEffect, useState } from 'react'
import { whenIdle } from '#platform/idle'

/** So many options are added at a time: a slow device needs some 20 ms for them. */
const OPTIONS_AT_ONCE = 40

/**
 * How many of `length` options of a select are rendered: more whenever the page has nothing to do, all of them from
 * its first use.
 */
export function useOptionCount(length: number) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count >= length) return
    let isGone = false
    void whenIdle().then(() => {
      if (!isGone) setCount(count + OPTIONS_AT_ONCE)
    })
    return () => {
      isGone = true
    }
  }, [count, length])
  return { count, listAll: () => setCount(Infinity) }
}
