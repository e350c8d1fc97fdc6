// Links import this alone: the routes import the pages that the links are in.
const preloads = new Map<string, () => Promise<void>>()

/** Registers how the page at a path is preloaded; `routes.ts` does it for every page. */
export function registerPreload(path: string, preload: () => Promise<void>): void {
  preloads.set(path, preload)
}

/** Starts loading a page before it is needed; at an unknown address the page for those. */
export const preloadPage = (path: string): Promise<void> | undefined =>
  (preloads.get(path) ?? preloads.get('*'))?.()
