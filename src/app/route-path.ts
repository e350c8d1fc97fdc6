import { BASE_PATH } from '../config'

/** The path of an address as the routes have it: from the landing page, wherever that stands. */
export const routePath = (pathname: string): string =>
  pathname.startsWith(BASE_PATH) ? `/${pathname.slice(BASE_PATH.length)}` : pathname
