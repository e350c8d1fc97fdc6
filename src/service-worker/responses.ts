import { createPartialResponse } from 'workbox-range-requests'
import { BASE, findKept, NOT_FOUND, otherLandingPages, OWN, PAGES, pages, site } from './kept-files'

declare const self: ServiceWorkerGlobalScope

async function respondOffline(isThere: boolean): Promise<Response> {
  // What is there, but not here, is not 'not found'.
  const notFound = isThere ? undefined : await findKept(NOT_FOUND)
  if (!notFound) return Response.error()
  return new Response(notFound.body, { status: 404, headers: notFound.headers })
}

/** The address that our servers would redirect to: without a slash at the end, and never on another host. */
const withoutSlashes = ({ pathname, search }: URL) =>
  pathname.replace(/\/+$/, '').replace(/^[/\\]*/, '/') + search

/** The path by which servers name a page: `/calculator.html` is `/calculator`. */
const pageAt = ({ pathname }: URL): string =>
  pathname.replace(/\/index\.html$/, '/').replace(/([^/])\.html$/, '$1')

const isOfOther = (path: string) =>
  otherLandingPages.some((other) => path === other || path.startsWith(`${other}/`))

export async function respondToNavigation(url: URL, request: Request): Promise<Response> {
  if (url.pathname !== PAGES && url.pathname.endsWith('/')) {
    return Response.redirect(new URL(withoutSlashes(url), self.location.origin), 301)
  }
  const path = pageAt(url)
  const isPage = Object.hasOwn(pages, path)
  const page = isPage ? await findKept(path) : undefined
  if (page) return page
  try {
    return await fetch(request)
  } catch {
    // Files that pages link, such as the licenses, are not kept; pages of another language by the worker of that.
    return respondOffline(isPage || path.endsWith('.txt') || isOfOther(path))
  }
}

/** Hashed files of an older version count too: a tab that was open before an update may need them. */
const isOurs = ({ pathname, search }: URL) =>
  [BASE, OWN].some((path) => pathname.startsWith(`${path}static/`)) ||
  site.getCacheKeyForURL(pathname + search) !== undefined

// A page that recovers from a broken script fetches it past all caches.
const wantsFresh = ({ cache }: Request) => cache === 'reload' || cache === 'no-store'

export const isKeptFile = (url: URL, request: Request): boolean =>
  isOurs(url) && !wantsFresh(request)

export async function respondToFile(url: URL, request: Request): Promise<Response> {
  const file = await findKept(url.pathname + url.search)
  if (!file) return fetch(request)
  // Safari plays a sound only from partial answers.
  return request.headers.has('range') ? createPartialResponse(request, file) : file
}
