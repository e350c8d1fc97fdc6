import { LANGUAGE_PATH, OWN_PATH, PAGES_PATH } from '../config'

/** The path of an address as the routes have it: from the landing page, wherever that stands. */
export const routePath = (pathname: string): string => {
  if (LANGUAGE_PATH && pathname === PAGES_PATH) return '/'
  return pathname.startsWith(OWN_PATH) ? `/${pathname.slice(OWN_PATH.length)}` : pathname
}
