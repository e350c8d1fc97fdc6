import type { StateCreator } from 'zustand'
import type { HexColor } from '#lib/color'
import { latestResult } from '#lib/latest-result'
import { logError } from '#platform/log'
import { create } from '#platform/view-store'
import { drawPlane } from '../../effects'
import { nearestPlanePoint, PLANE } from './domain/oklch-plane'
import type { PadActions, Share } from '../../domain/place'
import { planeColorAt, planeViewOf, type PlaneView } from './domain/plane-color'
import { useColor } from '../../state'
import type { ColorState } from '../../store-state'

interface PlaneState extends PadActions {
  /** What was chosen in the plane, and the color that it gave: valid while that color is the selected one. */
  chosen: (PlaneView & { color: HexColor }) | null
  bitmap: ImageBitmap | null
  failed: boolean
  /** Draws a hue in the worker; of a burst of hues the first and the last. */
  draw: (hueDeg: number) => void
  turnTo: (hueDeg: number) => void
}

interface PlaneDeps {
  draw: typeof drawPlane
  getColor: () => Pick<ColorState, 'color' | 'select' | 'tryOut'>
}

/** Hue and place of the selected color: as they were chosen, or else of the color itself. */
export const currentView = ({ chosen }: Pick<PlaneState, 'chosen'>, color: HexColor): PlaneView =>
  chosen?.color === color ? chosen : planeViewOf(color, chosen?.hueDeg ?? 0)

const pointAt = ({ x, y }: Share) =>
  nearestPlanePoint({ x: x * (PLANE.widthPx - 1), y: y * (PLANE.heightPx - 1) })

export const planeState =
  ({ draw, getColor }: PlaneDeps): StateCreator<PlaneState> =>
  (set, get) => {
    const { request } = latestResult({
      run: draw,
      onResult(drawn) {
        if (!drawn.ok) {
          logError('OKLCH picture', drawn.error)
          return set({ failed: true })
        }
        const old = get().bitmap
        set({ bitmap: drawn.value, failed: false })
        old?.close()
      },
      onStale: (drawn) => drawn.ok && drawn.value.close(),
    })
    const viewNow = () => currentView(get(), getColor().color)
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
      tryOutAt: (share) => show({ point: pointAt(share) }, getColor().tryOut),
      selectAt: (share) => show({ point: pointAt(share) }, getColor().select),
      moveBy(dx, dy) {
        const { x, y } = viewNow().point
        show({ point: nearestPlanePoint({ x: x + dx, y: y + dy }) }, getColor().tryOut)
      },
      selectHere() {
        const { color, select } = getColor()
        select(color)
      },
      turnTo: (hueDeg) => show({ hueDeg }, getColor().tryOut),
    }
  }

export const usePlane = create(planeState({ draw: drawPlane, getColor: useColor.getState }))
