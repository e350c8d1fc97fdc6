// Links know of this alone: the routes import the pages that the links are in.
type Preload = (isFirst?: boolean) => Promise<void>

const preloads = new Map<string, Preload>()

/** Registers how the page at a path is preloaded; `routes.ts` does it for every page. */
export function registerPreload(path: string, preload: Preload): void {
  preloads.set(path, preload)
}

/** Starts loading a page before it is needed; `isFirst`: the one that the visit begins with. */
export const preloadPage = (path: string, isFirst?: boolean): Promise<void> | undefined =>
  preloads.get(path)?.(isFirst)
