import { logError } from '#platform/log'

/** iPhones let nothing but videos fill the screen. */
export const canFillScreen = (): boolean => document.fullscreenEnabled

/** Lets an element fill the screen, or gives the screen back. */
export const fillScreen = (element: HTMLElement): Promise<void> =>
  import('#platform/device/full-screen')
    .then(({ toggleFullScreen }) => toggleFullScreen(element))
    .catch((cause: unknown) => logError('Full screen is not available', cause))
