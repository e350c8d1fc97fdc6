import { canFillScreen, toggleFullScreen } from '../../platform/device/full-screen'

/** Whether the browser lets a part of the page fill the screen. */
export const canFill = (): boolean => canFillScreen()

/**
 * The readout fills the screen, or no longer does.
 * @param id of its element
 */
export async function fillScreen(id: string): Promise<void> {
  const readout = document.getElementById(id)
  if (readout && canFillScreen()) await toggleFullScreen(readout)
}
