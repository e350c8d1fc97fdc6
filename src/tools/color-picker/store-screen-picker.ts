import { readHex, type HexColor } from '../../lib/color'
import { hasEyeDropper, type pickFromScreen } from '../../platform/device/eye-dropper'
import { logError } from '../../platform/log'

/** One pick at a time, as browsers have it: the second click of a double click would be refused. */
export function screenPicker(
  set: (patch: { failure: 'screen' | null }) => void,
  pick: typeof pickFromScreen,
  select: (color: HexColor) => void,
) {
  let isPicking = false
  return async () => {
    if (isPicking) return
    isPicking = true
    set({ failure: null })
    const picked = await pick()
    isPicking = false
    if (!picked.ok) {
      logError('Color from the screen', picked.error)
      return set({ failure: 'screen' })
    }
    const color = readHex(picked.value ?? '')
    if (color) select(color)
  }
}

export const canPickFromScreen = hasEyeDropper
