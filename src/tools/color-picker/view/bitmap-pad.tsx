import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { Size } from '#lib/picture'
import type { PadActions, Point } from '../domain/place'
import styles from './bitmap-pad.module.css'
import { usePadPointer } from './use-pad-pointer'

interface Props {
  /** The accessible name. */
  label: string
  /** Id of a text on how to use it. */
  describedBy: string
  /** Null until it is there; its place is kept. */
  bitmap: ImageBitmap | null
  /** The size in units of the crosshair; that of the canvas too where there is no bitmap. */
  size: Size
  crosshair: Point
  /** Calls with each further place, until the function that is returned is called: the crosshair needs no render. */
  follow: (moveTo: (place: Point) => void) => () => void
  /** What screen readers read out for the crosshair: a number for the scale and the words for it. */
  value: { now: number; max: number; text: string }
  actions: PadActions
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

function handleKey(event: KeyboardEvent, { moveBy, selectHere }: PadActions) {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const step = STEPS[event.key]
  if (step) {
    const factor = event.shiftKey ? 10 : 1
    moveBy(step[0] * factor, step[1] * factor)
  } else if (event.key === 'Enter' || event.key === ' ') selectHere()
  else return
  event.preventDefault()
}

/**
 * A paused animation, whose time sets a place: 0 is that of the first keyframe, 1 halfway, 2 that of the second. At 2 it
 * would be finished and have no effect.
 */
function stillAnimation(element: Element | null, keyframes: PropertyIndexedKeyframes) {
  const animation = new Animation(new KeyframeEffect(element, keyframes, 2))
  animation.pause()
  return animation
}

/**
 * A layer of its own, which the compositor moves: nothing is laid out or painted while one drags. It is moved by the time
 * of two paused animations, one across and one down: for another `transform` in its style Chromium would compose all
 * layers of the page anew, and other keyframes take twice as long as another time. `first` is the place that the
 * prerendered page has in its attributes; the animations add what it has moved since.
 */
function Crosshair(props: Props & { ring: RefObject<SVGCircleElement | null> }) {
  const { crosshair, follow, size, ring } = props
  const { x, y } = crosshair
  const { widthPx, heightPx } = size
  const [first] = useState({ x, y })
  const ref = useRef<SVGSVGElement>(null)
  const shifts = useRef<Animation[]>([])
  useLayoutEffect(() => {
    shifts.current = [
      stillAnimation(ref.current, { translate: ['-100% 0', '100% 0'] }),
      stillAnimation(ref.current, { transform: ['translateY(-100%)', 'translateY(100%)'] }),
    ]
    return () => shifts.current.forEach((animation) => animation.cancel())
  }, [])
  useLayoutEffect(() => {
    function moveTo(place: Point) {
      const [across, down] = shifts.current
      if (across) across.currentTime = 1 + (place.x - first.x) / widthPx
      if (down) down.currentTime = 1 + (place.y - first.y) / heightPx
    }
    moveTo({ x, y })
    return follow(moveTo)
  }, [x, y, first, follow, widthPx, heightPx])
  return (
    <span className={styles.crosshair} aria-hidden="true">
      <svg ref={ref} viewBox={`0 0 ${widthPx} ${heightPx}`} fill="none">
        <circle ref={ring} cx={first.x + 0.5} cy={first.y + 0.5} r="7" />
        <circle cx={first.x + 0.5} cy={first.y + 0.5} r="7" />
      </svg>
    </span>
  )
}

/** A picture of which one selects a place, by pointer or keys. */
export function BitmapPad(props: Props) {
  const { bitmap, size, value, actions } = props
  const ref = useRef<HTMLCanvasElement>(null)
  const ring = useRef<SVGCircleElement>(null)
  const pointer = usePadPointer(actions, ref, ring)
  useLayoutEffect(() => {
    const context = bitmap && ref.current?.getContext('2d')
    if (!context) return
    // Parts of a picture may be transparent.
    context.clearRect(0, 0, bitmap.width, bitmap.height)
    context.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return (
    <div className={styles.pad}>
      <canvas
        ref={ref}
        width={bitmap?.width ?? size.widthPx}
        height={bitmap?.height ?? size.heightPx}
        role="slider"
        tabIndex={0}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-valuemin={0}
        aria-valuemax={value.max}
        aria-valuenow={value.now}
        aria-valuetext={value.text}
        onKeyDown={(event) => handleKey(event, actions)}
        {...pointer}
      />
      <Crosshair key={size.heightPx} {...props} ring={ring} />
    </div>
  )
}
