import { useDeferredValue, useLayoutEffect, useRef, type RefObject } from 'react'
import { useColor, type ColorState } from '../state'

/**
 * For what is made of the color and takes long to render, such as histories and formats: a press is painted first, and
 * no task has all of it.
 */
export const useLateColor = <Value>(select: (state: ColorState) => Value): Value =>
  useDeferredValue(useColor(select))

/** What the selector gives, without a render while a color is tried out: then it is what it was before. */
export function useSettled<Value>(select: (state: ColorState) => Value): Value {
  const last = useRef<{ value: Value } | null>(null)
  return useColor((state) => {
    if (!last.current || state.color === state.settled) last.current = { value: select(state) }
    return last.current.value
  })
}

/**
 * The value to render, as `useSettled` gives it, and a ref: into its element each further value is painted by
 * hand while a color is tried out, since a render would take longer than a frame.
 * @param everyMs how often at most; the last value is painted all the same once the color rests
 */
export function useLive<Value, Painted extends Element>(
  select: (state: ColorState) => Value,
  paint: (element: Painted, value: Value) => void,
  everyMs = 0,
): [Value, RefObject<Painted | null>] {
  const ref = useRef<Painted>(null)
  const value = useSettled(select)
  useLayoutEffect(() => {
    let painted = value
    let paintedAtMs = 0
    return useColor.subscribe((state) => {
      const next = select(state)
      if (!ref.current || next === painted) return
      const nowMs = performance.now()
      if (state.color !== state.settled && nowMs < paintedAtMs + everyMs) return
      painted = next
      paintedAtMs = nowMs
      paint(ref.current, next)
    })
  })
  return [value, ref]
}

/** Texts are not read as fast as frames come, and each has to be laid out. */
const TEXT_EVERY_MS = 100

/** A text that follows the color: properties for an element that holds nothing else. */
export function useLiveText<Painted extends Element>(textOf: (state: ColorState) => string) {
  const write = ({ firstChild }: Painted, text: string) => {
    if (firstChild) firstChild.nodeValue = text
  }
  const [children, ref] = useLive(textOf, write, TEXT_EVERY_MS)
  return { ref, children }
}
