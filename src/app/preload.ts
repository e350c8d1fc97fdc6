const preloads = new Map<string, () => void>()

/** Registers how the page at a path is preloaded; `routes.ts` does it for every page. */
export function registerPreload(path: string, preload: () => void): void {
  preloads.set(path, preload)
}

/**
 * Starts loading a page before it is needed: on hover, focus or touch of a link to it. Links import
 * this and not the routes, which import the pages that the links are in.
 */
export const preloadPage = (path: string): void => preloads.get(path)?.()
