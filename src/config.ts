/** The product's name, as it stands in the header, the titles and the installed site. */
export const SITE_NAME = import.meta.env.VITE_SITE_NAME || 'Nimble'

/**
 * Public address without a slash at the end: canonical links, share images, sitemap. Empty: the build names no address,
 * and only the host that serves it knows one.
 */
export const SITE_URL = __SITE_URL__

/** The path of the landing page, with a slash at both ends: all pages and files lie below it. */
export const BASE_PATH = import.meta.env.BASE_URL

/** Address of an ad page on another origin (see deploy/ad-page); empty: no ads, nothing is loaded. */
export const ADS_FRAME_URL = import.meta.env.VITE_ADS_FRAME_URL ?? ''

/** Whom to tell of a weakness: an address with `mailto:` or `https:`; empty: there is no security.txt. */
export const SECURITY_CONTACT = import.meta.env.VITE_SECURITY_CONTACT ?? ''

/** Addresses that a host wants at the foot of every page; what is empty is not there. */
export const LINKS = {
  imprint: import.meta.env.VITE_LINK_IMPRINT ?? '',
  /** What README tells, unless the host has more to tell. */
  privacy: import.meta.env.VITE_LINK_PRIVACY || `${BASE_PATH}PRIVACY.txt`,
  source: import.meta.env.VITE_LINK_SOURCE ?? '',
  feedback: import.meta.env.VITE_LINK_FEEDBACK ?? '',
}

/** Of package.json. */
export const VERSION = __VERSION__
