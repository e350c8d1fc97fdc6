import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { Banner } from '#ui/feedback/banner'
import { Stack } from '#ui/layout/columns'
import { useSlider } from '#ui/fields/use-slider'
import { Note } from '#ui/layout/note'
import { chromaAt, lightnessAt, PLANE } from './domain/oklch-plane'
import type { PadActions, Point } from '../../domain/place'
import { isOutside, type PlaneView } from './domain/plane-color'
import { useColor } from '../../state'
import { currentView, usePlane } from './state'
import * as texts from './texts.en'
import { BitmapPad } from '../../view/bitmap-pad'
import styles from './view.module.css'
import { LiveValue } from './live-value'
import { useSettled } from '../../view/use-live'
import { usePerFrame } from '../../view/use-per-frame'

/** The color of the moment, be it one that is only tried out. */
const colorNow = () => useColor.getState().color

const viewNow = () => currentView(usePlane.getState(), colorNow())

const ACTIONS: PadActions = usePlane.getState()

/** Read when a color rests, and when the hue turns: a gray stays the same color then, on another plane. */
function useView(): PlaneView {
  useSettled((s) => s.color)
  usePlane((s) => s.chosen?.hueDeg)
  return viewNow()
}

const followPoint = (moveTo: (place: Point) => void) =>
  usePlane.subscribe(({ chosen }) => chosen && moveTo(chosen.point))

/** A mark of a place whose color sRGB does not have. */
function Outside() {
  const color = useColor((s) => s.color)
  const isMarked = usePlane(({ chosen }) => chosen?.color === color && isOutside(chosen))
  return <span className={styles.outside}>{isMarked && texts.OUTSIDE}</span>
}

/** Uncontrolled: the thumb follows the pointer by itself, the color once a frame. */
function HueSlider({ hueDeg }: { hueDeg: number }) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const turnTo = usePlane((s) => s.turnTo)
  const selectHere = usePlane((s) => s.selectHere)
  const turned = usePerFrame(turnTo)
  // A key such as Tab, too, comes up here.
  const isTurned = useRef(false)
  // Whether a pointer or a key holds it. Otherwise, as by voice, nothing comes that lets go.
  const isHeld = useRef(false)
  const slider = useSlider((next) => {
    isTurned.current = true
    turned.request(next)
    if (!isHeld.current) letGo()
  })
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = String(hueDeg)
  }, [hueDeg])
  function letGo() {
    isHeld.current = false
    if (!isTurned.current) return
    isTurned.current = false
    turned.flush()
    selectHere()
  }
  return (
    <div>
      <label htmlFor={id} className="label">
        {texts.HUE} <span aria-hidden="true">{hueDeg}°</span>
      </label>
      <input
        ref={ref}
        id={id}
        type="range"
        className={styles.hue}
        min="0"
        max="359"
        defaultValue={hueDeg}
        aria-valuetext={texts.degrees(hueDeg)}
        {...slider}
        onPointerDown={(event) => {
          isHeld.current = true
          slider.onPointerDown(event)
        }}
        onPointerUp={() => {
          slider.onPointerUp()
          letGo()
        }}
        onPointerCancel={(event) => {
          slider.onPointerCancel(event)
          isTurned.current = false
          isHeld.current = false
        }}
        onKeyDown={() => {
          isHeld.current = true
        }}
        onKeyUp={letGo}
        // A key that leads away, such as Tab, sends its keyup to another element.
        onBlur={letGo}
      />
    </div>
  )
}

function Failure({ hueDeg }: { hueDeg: number }) {
  const draw = usePlane((s) => s.draw)
  return (
    <Banner variant="error">
      {texts.FAILED} <TryAgainButton onClick={() => draw(hueDeg)} />
    </Banner>
  )
}

/** The window begins to show what this is about, unless the visitor has chosen how to read colors. */
function showInOklch() {
  const { format, setFormat } = useColor.getState()
  if (format === 'hex') setFormat('oklch')
}

/** Chroma and lightness of one OKLCH hue: an even picture of what sRGB has of it. */
export default function OklchPicker() {
  const id = useId()
  const bitmap = usePlane((s) => s.bitmap)
  const failed = usePlane((s) => s.failed)
  const draw = usePlane((s) => s.draw)
  const view = useView()
  const { hueDeg, point } = view
  const lightness = Math.round(lightnessAt(point.y) * 100)
  useEffect(() => draw(hueDeg), [draw, hueDeg])
  useEffect(showInOklch, [])
  return (
    <div className={styles.picture}>
      {failed && <Failure hueDeg={hueDeg} />}
      <BitmapPad
        label={texts.PLANE}
        describedBy={id}
        bitmap={bitmap}
        size={PLANE}
        crosshair={point}
        follow={followPoint}
        value={{
          now: lightness,
          max: 100,
          text: texts.placeWords(colorNow(), lightness, chromaAt(point.x).toFixed(3)),
        }}
        actions={ACTIONS}
      />
      <Stack>
        <div className={styles.result}>
          <LiveValue />
          <Outside />
        </div>
        <HueSlider hueDeg={hueDeg} />
        <Note id={id}>{texts.NOTE}</Note>
      </Stack>
    </div>
  )
}
