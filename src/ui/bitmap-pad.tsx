import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import styles from './bitmap-pad.module.css'

/** In pixels of the bitmap, or in shares of its size. */
interface Place {
  x: number
  y: number
}

interface Props {
  /** The accessible name. */
  label: string
  /** Id of a text that says how to use it. */
  describedBy: string
  /** Null until it is there; its place is kept. */
  bitmap: ImageBitmap | null
  widthPx: number
  heightPx: number
  crosshair: Place
  /** What screen readers say of the crosshair: a number for the scale and the words for it. */
  value: { now: number; max: number; text: string }
  /** Shares from 0 to 1 of the size on screen; beyond them while the pointer is dragged outside. */
  onTryOut: (share: Place) => void
  onSelect: (share: Place) => void
  /** In pixels of the bitmap; may be infinite, for the edge. */
  onMove: (dx: number, dy: number) => void
  onEnter: () => void
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -10],
  PageDown: [0, 10],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
}

function shareOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLCanvasElement>): Place {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

function Crosshair({ x, y, widthPx, heightPx }: Place & { widthPx: number; heightPx: number }) {
  return (
    <svg className={styles.crosshair} viewBox={`0 0 ${widthPx} ${heightPx}`} aria-hidden="true">
      <circle cx={x + 0.5} cy={y + 0.5} r="7" />
      <circle cx={x + 0.5} cy={y + 0.5} r="7" />
    </svg>
  )
}

/** A picture of which one picks a place: by click, by drag with a mouse or pen, by keys. */
export function BitmapPad(props: Props) {
  const { label, describedBy, bitmap, widthPx, heightPx, crosshair, value } = props
  const { onTryOut, onSelect, onMove, onEnter } = props
  const ref = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (bitmap) ref.current?.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const step = STEPS[event.key]
    if (step) {
      const factor = event.shiftKey ? 10 : 1
      onMove(step[0] * factor, step[1] * factor)
    } else if (event.key === 'Enter' || event.key === ' ') onEnter()
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.pad}>
      <canvas
        ref={ref}
        width={widthPx}
        height={heightPx}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={describedBy}
        aria-valuemin={0}
        aria-valuemax={value.max}
        aria-valuenow={value.now}
        aria-valuetext={value.text}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          // A finger that moves scrolls the page; its tap comes as a click.
          if (event.pointerType === 'touch' || event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          onTryOut(shareOf(event))
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) onTryOut(shareOf(event))
        }}
        onPointerUp={(event) => {
          // Outside the canvas not every browser sends the click that follows.
          if (event.currentTarget.hasPointerCapture(event.pointerId)) onSelect(shareOf(event))
        }}
        // Without a pointer, as from assistive technology, a click has no place.
        onClick={(event) => (event.detail === 0 ? onEnter() : onSelect(shareOf(event)))}
      />
      <Crosshair {...crosshair} widthPx={widthPx} heightPx={heightPx} />
    </div>
  )
}
