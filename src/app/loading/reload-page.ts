import { allowUnload } from '../../platform/unload-warning'

/** Reloads the page without a question. Never settles: a page that is about to go shows nothing else. */
export function reloadPage(): Promise<never> {
  allowUnload()
  location.reload()
  return new Promise<never>(() => {})
}
