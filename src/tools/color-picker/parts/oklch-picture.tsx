import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { usePerFrame } from '../../../ui/browser/use-per-frame'
import { Button } from '../../../ui/buttons/button'
import { Banner } from '../../../ui/feedback/banner'
import { Stack } from '../../../ui/layout/columns'
import { Note } from '../../../ui/layout/note'
import { chromaAt, lightnessAt, PLANE_HEIGHT_PX, PLANE_WIDTH_PX } from '../domain/oklch-plane'
import type { PlaneView } from '../domain/plane-color'
import { useColor } from '../store'
import { currentView, usePlane } from '../store-plane'
import { BitmapPad } from './bitmap-pad'
import styles from './oklch-picture.module.css'

function wordsFor(color: string, { point }: PlaneView) {
  const lightness = Math.round(lightnessAt(point.y) * 100)
  return `${color}, lightness ${lightness} percent, chroma ${chromaAt(point.x).toFixed(3)}`
}

/** Uncontrolled: the thumb follows the pointer by itself, the color once a frame. */
function HueSlider({ view }: { view: PlaneView }) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const turnTo = usePlane((s) => s.turnTo)
  const select = useColor((s) => s.select)
  const turned = usePerFrame((hueDeg: number) => turnTo(view, hueDeg))
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = String(view.hueDeg)
  }, [view.hueDeg])
  function letGo() {
    turned.flush()
    select(useColor.getState().color)
  }
  return (
    <div>
      <label htmlFor={id}>Hue {view.hueDeg}°</label>
      <input
        ref={ref}
        id={id}
        type="range"
        className={styles.hue}
        min="0"
        max="359"
        defaultValue={view.hueDeg}
        onChange={(event) => turned.request(Number(event.target.value))}
        onPointerUp={letGo}
        onKeyUp={letGo}
      />
    </div>
  )
}

function Failure({ hueDeg }: { hueDeg: number }) {
  const draw = usePlane((s) => s.draw)
  return (
    <Banner variant="error">
      Could not draw the OKLCH picture. <Button onClick={() => draw(hueDeg)}>Try again</Button>
    </Banner>
  )
}

/** Chroma and lightness of one OKLCH hue: an even picture of what sRGB has of it. */
export function OklchPicture() {
  const id = useId()
  const color = useColor((s) => s.color)
  const select = useColor((s) => s.select)
  const set = usePlane((s) => s.set)
  const { bitmap, failed, draw, tryOutAt, selectAt, moveBy } = usePlane()
  const view = currentView({ set }, color)
  const { hueDeg, point } = view
  useEffect(() => draw(hueDeg), [draw, hueDeg])
  return (
    <Stack className={styles.picture}>
      {failed && <Failure hueDeg={hueDeg} />}
      <BitmapPad
        label="OKLCH chroma and lightness"
        describedBy={id}
        bitmap={bitmap}
        widthPx={PLANE_WIDTH_PX}
        heightPx={PLANE_HEIGHT_PX}
        crosshair={point}
        value={{
          now: Math.round(lightnessAt(point.y) * 100),
          max: 100,
          text: wordsFor(color, view),
        }}
        onTryOut={(share) => tryOutAt(view, share)}
        onSelect={(share) => selectAt(view, share)}
        onMove={(dx, dy) => moveBy(view, dx, dy)}
        onEnter={() => select(color)}
      />
      <HueSlider view={view} />
      <Note id={id}>
        Chroma grows to the right, lightness upwards. Beyond the edge of the picture sRGB has no
        such color: the nearest inside is taken.
      </Note>
    </Stack>
  )
}
