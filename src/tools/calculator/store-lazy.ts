import { logError } from '#platform/log'

/** Keeps the history on the device. To be called when the page is shown; without that code it works as well. */
export function startHistory(): void {
  import('./store-kept')
    .then(({ startKeeping }) => startKeeping())
    .catch((cause: unknown) => logError('The history cannot be kept on this device', cause))
}
