import { readHex, type HexColor } from '#lib/color'
import type { afterFrame } from '#platform/after-frame'
import { hueOf } from './domain/hsl'
import { nearestIn, type PadActions, type Point } from './domain/place'
import { colorAt, hueAt, pointAtShare, pointOf, SPECTRUM } from './domain/spectrum'
import type { GetState, SetState } from './store-state'

/** @param crosshair where it stands; else at the hue and lightness of the color */
export type SetColor = (color: HexColor, crosshair?: Point) => void

/** A color rests once no move has followed it for so long, counted from the next frame: a slow frame is no rest. */
const REST_MS = 80

/** How a color becomes the one that is shown: while it is dragged, from the recent ones, or as a selection. */
export function colorSetters(
  set: SetState,
  get: GetState,
  after: typeof afterFrame,
  onSettled: () => void,
) {
  let cancelRest: (() => void) | null = null

  function show(color: HexColor, crosshair: Point | undefined, settled: HexColor) {
    const hueDeg = crosshair ? hueAt(crosshair) : (hueOf(color) ?? get().hueDeg)
    const isNew = settled !== get().settled
    const field = { hexDraft: null, hexRefused: false }
    set({ color, settled, hueDeg, crosshair: crosshair ?? null, ...field })
    cancelRest?.()
    if (isNew) onSettled()
  }
  const recall: SetColor = (color, crosshair) => show(color, crosshair, color)
  const tryOut: SetColor = (color, crosshair) => {
    show(color, crosshair, get().settled)
    cancelRest = after(settle, REST_MS)
  }
  function settle() {
    const { color, settled } = get()
    if (color === settled) return
    set({ settled: color })
    onSettled()
  }
  return { tryOut, recall }
}

/** What the canvas does: its crosshair stays where the color was picked. */
export function canvasActions(
  set: SetState,
  get: GetState,
  select: SetColor,
  tryOut: SetColor,
): PadActions {
  const takeAt = (take: SetColor, point: Point) => take(colorAt(point), point)
  return {
    selectAt: (share) => takeAt(select, pointAtShare(share)),
    tryOutAt: (share) => takeAt(tryOut, pointAtShare(share)),
    moveBy(dx, dy) {
      const { crosshair, color, hueDeg } = get()
      const { x, y } = crosshair ?? pointOf(color, hueDeg)
      set({ crosshair: nearestIn(SPECTRUM, { x: x + dx, y: y + dy }) })
    },
    selectHere() {
      const { crosshair, color } = get()
      if (crosshair) takeAt(select, crosshair)
      else select(color)
    },
  }
}

/** The HEX field keeps what is typed until it is left or another color is selected. */
export const hexActions = (set: SetState, get: GetState, select: SetColor) => ({
  typeHex(text: string) {
    const color = readHex(text)
    if (color) select(color)
    set({ hexDraft: text, hexRefused: false })
  },
  leaveHex() {
    const { hexDraft } = get()
    if (hexDraft === null) return
    set({ hexDraft: null, hexRefused: readHex(hexDraft) === null })
  },
})
