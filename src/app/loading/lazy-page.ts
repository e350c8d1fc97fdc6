import { createElement, lazy, type ComponentType } from 'react'
import { fetchFilesAgain, loadWithStyles } from '#platform/page-files'
import { ChunkLoadError, isKeptBroken, isStyleFailure, loadCode, reloadPage } from './load-code'
import { trackPending } from './progress'

export interface PageModule {
  default: ComponentType
  /** Starts what the page needs first, such as its worker, beside the rendering of the page. */
  prepare?: () => void
}

type PageLoader = () => Promise<PageModule>

export type LazyPage = ReturnType<typeof lazyPage>

/** @param id name of the chunk in its address and in error messages */
export function lazyPage(id: string, load: PageLoader) {
  let loading: Promise<PageModule> | undefined
  let loaded: ComponentType | undefined
  let failure: unknown
  let page: ComponentType | undefined
  const forget = () => void (loading = undefined)

  async function loadOnce(): Promise<PageModule> {
    try {
      const module = await (import.meta.env.SSR ? load() : loadWithStyles(load))
      if (!import.meta.env.SSR) module.prepare?.()
      loaded = module.default
      return module
    } catch (error) {
      // The build's loader takes a style sheet that has failed once for one that has come.
      if (!isStyleFailure(error)) forget()
      throw error
    }
  }
  /** Hovering over a link and following it share one attempt. */
  const share = () => (loading ??= loadOnce())

  async function attempt(): Promise<PageModule> {
    failure = undefined
    try {
      // A page that fails while it is built has no address.
      return await (import.meta.env.SSR ? share() : loadCode(id, share))
    } catch (error) {
      failure = error
      // One that hangs is not waited for again.
      if (error instanceof ChunkLoadError && error.type === 'timeout') forget()
      throw error
    }
  }
  async function attemptAgain(failed: unknown): Promise<PageModule> {
    const haveAllCome = await fetchFilesAgain()
    if (isKeptBroken(failed)) return reloadPage()
    forget()
    // Some engines keep a script that did not come, too.
    return attempt().catch((error: unknown) => {
      if (haveAllCome) return reloadPage()
      throw error
    })
  }

  const lazily = (start: () => Promise<PageModule>) =>
    // At its next visit it is waited for anew.
    lazy(() => trackPending(start(), () => (page = undefined)))

  return {
    /** The page; it suspends until its code is there, unless that was so when it was first shown. */
    element: () => createElement((page ??= loaded ?? lazily(attempt))),
    /** Fetches the code ahead of a likely visit. Never rejects: a failure waits for the visit itself. */
    preload: async () => void (await share().catch(() => undefined)),
    /** Forgets a failed attempt: React keeps the rejection of a lazy component for good. */
    retry() {
      const failed = failure
      if (failed !== undefined) page = lazily(() => attemptAgain(failed))
    },
  }
}
