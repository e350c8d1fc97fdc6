import { useEffect, useRef } from 'react'

interface PerFrame<Value> {
  /** Runs with the newest value before the next frame is drawn. */
  request: (value: Value) => void
  /** Runs now with a value that still waits. */
  flush: () => void
  /** Drops a value that still waits. */
  cancel: () => void
}

/** Runs once a frame at most: of the moves of a pointer only the last one before a frame counts. */
export function usePerFrame<Value>(run: (value: Value) => void): PerFrame<Value> {
  const waiting = useRef<{ value: Value; frame: number } | null>(null)
  function cancel() {
    if (waiting.current) cancelAnimationFrame(waiting.current.frame)
    waiting.current = null
  }
  function flush() {
    const { current } = waiting
    cancel()
    if (current) run(current.value)
  }
  useEffect(
    () => () => {
      if (waiting.current) cancelAnimationFrame(waiting.current.frame)
    },
    [],
  )
  return {
    flush,
    cancel,
    request(value) {
      if (waiting.current) waiting.current.value = value
      else waiting.current = { value, frame: requestAnimationFrame(flush) }
    },
  }
}
