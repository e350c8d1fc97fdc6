import { create, type StateCreator } from 'zustand'
import type { HexColor } from '#lib/color'
import { latestResult } from '#lib/latest-result'
import { logError } from '#platform/log'
import { colorWorker } from '../../effects'
import { nearestPlanePoint, PLANE } from './domain/oklch-plane'
import type { PadActions, Share } from '../../domain/place'
import { planeColorAt, planeViewOf, type PlaneView } from './domain/plane-color'
import { useColor, type ColorState } from '../../state'

interface PlaneState extends PadActions {
  /** What was chosen in the plane, and the color that it gave: valid while that color is the selected one. */
  chosen: (PlaneView & { color: HexColor }) | null
  bitmap: ImageBitmap | null
  failed: boolean
  /** Draws a hue in the worker; of a burst of hues the first and the last. */
  draw: (hueDeg: number) => void
  turnTo: (hueDeg: number) => void
}

const browser = {
  drawPlane: (hueDeg: number) => colorWorker.call((work) => work.drawPlane(hueDeg)),
  getColor: (): Pick<ColorState, 'color' | 'select' | 'tryOut'> => useColor.getState(),
}

/** Hue and place of the selected color: as they were chosen, or else of the color itself. */
export const currentView = ({ chosen }: Pick<PlaneState, 'chosen'>, color: HexColor): PlaneView =>
  chosen?.color === color ? chosen : planeViewOf(color, chosen?.hueDeg ?? 0)

const pointAt = ({ x, y }: Share) =>
  nearestPlanePoint({ x: x * (PLANE.widthPx - 1), y: y * (PLANE.heightPx - 1) })

export const planeState =
  (on: typeof browser): StateCreator<PlaneState> =>
  (set, get) => {
    const { request } = latestResult({
      run: on.drawPlane,
      onResult(drawn) {
        if (!drawn.ok) {
          logError('OKLCH picker', drawn.error)
          return set({ failed: true })
        }
        const old = get().bitmap
        set({ bitmap: drawn.value, failed: false })
        old?.close()
      },
      onStale: (drawn) => drawn.ok && drawn.value.close(),
    })
    const viewNow = () => currentView(get(), on.getColor().color)
    function show(patch: Partial<PlaneView>, take: (color: HexColor) => void) {
      const view = { ...viewNow(), ...patch }
      const color = planeColorAt(view)
      set({ chosen: { ...view, color } })
      take(color)
    }
    return {
      chosen: null,
      bitmap: null,
      failed: false,
      draw: request,
      tryOutAt: (share) => show({ point: pointAt(share) }, on.getColor().tryOut),
      selectAt: (share) => show({ point: pointAt(share) }, on.getColor().select),
      moveBy(dx, dy) {
        const { x, y } = viewNow().point
        show({ point: nearestPlanePoint({ x: x + dx, y: y + dy }) }, on.getColor().tryOut)
      },
      selectHere() {
        const { color, select } = on.getColor()
        select(color)
      },
      turnTo: (hueDeg) => show({ hueDeg }, on.getColor().tryOut),
    }
  }

export const usePlane = create(planeState(browser))
