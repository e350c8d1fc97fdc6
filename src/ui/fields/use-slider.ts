import { useRef, type ChangeEvent, type PointerEvent } from 'react'
import { useDrag } from '../browser/use-drag'

type SliderPointer = PointerEvent<HTMLInputElement>

interface Touch {
  before: string
  value: number | null
}

/**
 * For a slider. Browsers set it where a finger goes down, even if the finger then scrolls the page: its value
 * waits until the finger goes sideways or is lifted.
 */
export function useSlider(onValue: (value: number) => void) {
  const touch = useRef<Touch | null>(null)
  const drag = useDrag()
  function settle() {
    const value = touch.current?.value ?? null
    touch.current = null
    if (value !== null) onValue(value)
  }
  return {
    onPointerDown(event: SliderPointer) {
      const before = event.currentTarget.value
      touch.current = drag.start(event) ? null : { before, value: null }
    },
    onPointerMove(event: SliderPointer) {
      if (touch.current && drag.move(event)) settle()
    },
    onPointerUp: settle,
    onPointerCancel(event: SliderPointer) {
      if (touch.current) event.currentTarget.value = touch.current.before
      touch.current = null
    },
    onChange({ target: { valueAsNumber } }: ChangeEvent<HTMLInputElement>) {
      if (touch.current) touch.current.value = valueAsNumber
      else onValue(valueAsNumber)
    },
  }
}
