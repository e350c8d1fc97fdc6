import { useEffect, useRef } from 'react'
import { useStable } from '#ui/browser/use-stable'

/** Runs once a frame at most: of the moves of a pointer only the last one before a frame counts. */
export function usePerFrame<Value>(run: (value: Value) => void) {
  const waiting = useRef<{ value: Value; frame: number } | null>(null)
  /** Drops a value that still waits for its frame. */
  const cancel = useStable(() => {
    if (waiting.current) cancelAnimationFrame(waiting.current.frame)
    waiting.current = null
  })
  /** Runs now with a value that still waits. */
  function flush() {
    const { current } = waiting
    cancel()
    if (current) run(current.value)
  }
  /** Runs with the newest value before the next frame is drawn. */
  function request(value: Value) {
    if (waiting.current) waiting.current.value = value
    else waiting.current = { value, frame: requestAnimationFrame(flush) }
  }
  useEffect(() => cancel, [cancel])
  return { request, flush, cancel }
}
