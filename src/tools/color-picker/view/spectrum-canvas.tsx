import { useId } from 'react'
import { BitmapPad } from './bitmap-pad'
import { LoadFailure } from './load-failure'
import { Note } from '#ui/layout/note'
import { wholeHue } from '../domain/hsl'
import type { PadActions, Point } from '../domain/place'
import { crosshairOf, SPECTRUM, type Crosshair } from '../domain/spectrum'
import styles from './spectrum-canvas.module.css'
import { useColor } from '../state'
import { useSettled } from './use-live'

const ACTIONS: PadActions = useColor.getState()

function wordsFor({ color, hasHue, hueDeg, lightness01 }: Crosshair) {
  const hue = hasHue ? `hue ${wholeHue(hueDeg)} degrees` : 'no hue'
  return `${color}, ${hue}, lightness ${Math.round(lightness01 * 100)} percent`
}

const followCrosshair = (moveTo: (place: Point) => void) =>
  useColor.follow((s) => moveTo(crosshairOf(s.color, s.crosshair, s.hueDeg).at))

/** The 300 by 200 hue and lightness canvas. */
export function SpectrumCanvas() {
  const id = useId()
  const color = useSettled((s) => s.color)
  const moved = useSettled((s) => s.crosshair)
  const lastHueDeg = useSettled((s) => s.hueDeg)
  const { bitmap, failed } = useColor((s) => s.spectrum)
  const crosshair = crosshairOf(color, moved, lastHueDeg)
  const value = { now: wholeHue(crosshair.hueDeg), max: 360, text: wordsFor(crosshair) }
  return (
    <section className={styles.spectrum}>
      <BitmapPad
        label="Hue and lightness"
        describedBy={id}
        bitmap={bitmap}
        size={SPECTRUM}
        crosshair={crosshair.at}
        follow={followCrosshair}
        value={value}
        actions={ACTIONS}
      />
      {failed && (
        <div role="alert" className={styles.failure}>
          <LoadFailure text="Could not draw the color canvas." />
        </div>
      )}
      <Note id={id} className={styles.caption}>
        {crosshair.color === color
          ? 'Click, drag, or arrow keys and Enter.'
          : `Enter selects ${crosshair.color}`}
      </Note>
    </section>
  )
}
