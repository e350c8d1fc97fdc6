import { createElement, lazy, type ComponentType, type ReactElement } from 'react'
import { reloadWithFreshScripts } from './fresh-reload'
import { ChunkLoadError, loadChunk } from './load-chunk'
import { trackPending } from './pending-chunks'

export interface PageModule {
  default: ComponentType
}

export interface LazyPage {
  /** The page; it suspends until its code is there. */
  element(): ReactElement
  /** Fetches the code ahead of a likely visit; a failure waits for the visit itself. */
  preload(): void
  /** Forgets a failed attempt: React keeps the rejection of a lazy component for good. */
  retry(): void
}

/** @param id name of the chunk in its address and in error messages */
export function lazyPage(id: string, load: () => Promise<PageModule>): LazyPage {
  let failure: unknown
  const request = () => {
    const loading = loadChunk(id, load)
    loading.catch((error: unknown) => (failure = error))
    return trackPending(loading)
  }
  let page = lazy(request)
  return {
    element: () => createElement(page),
    preload: () => void load().catch(() => undefined),
    retry: () => {
      if (isKeptBroken(failure)) void reloadWithFreshScripts()
      else page = lazy(request)
    },
  }
}

/** A script that could not be parsed is never asked for again as long as the document lives. */
const isKeptBroken = (failure: unknown) =>
  failure instanceof ChunkLoadError && failure.cause instanceof SyntaxError
