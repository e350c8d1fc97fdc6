import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useColor } from '../store'
import type { ColorState } from '../store-state'

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
 */
export function useLive<Value, Painted extends Element>(
  select: (state: ColorState) => Value,
  paint: (element: Painted, value: Value) => void,
): [Value, RefObject<Painted | null>] {
  const ref = useRef<Painted>(null)
  const value = useSettled(select)
  useLayoutEffect(() => {
    let painted = value
    return useColor.subscribe((state) => {
      const next = select(state)
      if (!ref.current || next === painted) return
      painted = next
      paint(ref.current, next)
    })
  })
  return [value, ref]
}

/** A text that follows each color: properties for an element that holds nothing else. */
export function useLiveText<Painted extends Element>(textOf: (state: ColorState) => string) {
  const [children, ref] = useLive(textOf, ({ firstChild }: Painted, text) => {
    if (firstChild) firstChild.nodeValue = text
  })
  return { ref, children }
}
