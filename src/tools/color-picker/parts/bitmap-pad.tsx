import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Point } from '../domain/place'
import styles from './bitmap-pad.module.css'
import { usePadPointer, type PadActions } from './use-pad-pointer'

interface Props extends PadActions {
  /** The accessible name. */
  label: string
  /** Id of a text on how to use it. */
  describedBy: string
  /** Null until it is there; its place is kept. */
  bitmap: ImageBitmap | null
  /** Units of the crosshair; without a bitmap the size as well. */
  widthPx: number
  heightPx: number
  /** In the units of width and height. */
  crosshair: Point
  /** Calls with each further place, until the function that is returned is called: the crosshair needs no render. */
  follow?: (moveTo: (place: Point) => void) => () => void
  /** What screen readers read out for the crosshair: a number for the scale and the words for it. */
  value: { now: number; max: number; text: string }
  /** In pixels of the bitmap; may be infinite, for the edge. */
  onMove: (dx: number, dy: number) => void
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

function handleKey(event: KeyboardEvent, { onMove, onEnter }: Pick<Props, 'onMove' | 'onEnter'>) {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const step = STEPS[event.key]
  if (step) {
    const factor = event.shiftKey ? 10 : 1
    onMove(step[0] * factor, step[1] * factor)
  } else if (event.key === 'Enter' || event.key === ' ') onEnter()
  else return
  event.preventDefault()
}

/**
 * A layer of its own, which the compositor moves: nothing is laid out or painted while one drags. By an animation that
 * stands still, since Chromium composes all layers of the page anew for each other transform of a style. The
 * prerendered page has its first place as an attribute.
 */
function Crosshair({ crosshair: { x, y }, follow, widthPx, heightPx }: Props) {
  const [first] = useState({ x, y })
  const ref = useRef<SVGSVGElement>(null)
  const shift = useRef<KeyframeEffect>(null)
  useLayoutEffect(() => {
    shift.current = new KeyframeEffect(ref.current, null, { duration: Infinity })
    const animation = new Animation(shift.current)
    animation.pause()
    return () => animation.cancel()
  }, [])
  useLayoutEffect(() => {
    function moveTo(place: Point) {
      const [dx, dy] = [(place.x - first.x) / widthPx, (place.y - first.y) / heightPx]
      const transform = `translate(${dx * 100}%, ${dy * 100}%)`
      shift.current?.setKeyframes({ transform: [transform, transform] })
    }
    moveTo({ x, y })
    return follow?.(moveTo)
  }, [x, y, first, follow, widthPx, heightPx])
  return (
    <span className={styles.crosshair} aria-hidden="true">
      <svg ref={ref} viewBox={`0 0 ${widthPx} ${heightPx}`} fill="none">
        <circle cx={first.x + 0.5} cy={first.y + 0.5} r="7" />
        <circle cx={first.x + 0.5} cy={first.y + 0.5} r="7" />
      </svg>
    </span>
  )
}

/** A picture of which one selects a place, by pointer or keys. */
export function BitmapPad(props: Props) {
  const { bitmap, value } = props
  const pointer = usePadPointer(props)
  const ref = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = bitmap && ref.current?.getContext('2d')
    if (!context) return
    // Not all of a picture may be opaque.
    context.clearRect(0, 0, bitmap.width, bitmap.height)
    context.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return (
    <div className={styles.pad}>
      <canvas
        ref={ref}
        width={bitmap?.width ?? props.widthPx}
        height={bitmap?.height ?? props.heightPx}
        role="slider"
        tabIndex={0}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-valuemin={0}
        aria-valuemax={value.max}
        aria-valuenow={value.now}
        aria-valuetext={value.text}
        onKeyDown={(event) => handleKey(event, props)}
        {...pointer}
      />
      <Crosshair key={props.heightPx} {...props} />
    </div>
  )
}
