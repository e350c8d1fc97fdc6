/** The product's name, as it stands in the header, the titles and the installed site. */
export const SITE_NAME = import.meta.env.VITE_SITE_NAME || 'Nimble'

/**
 * Public address without a slash at the end: canonical links, share images, sitemap. Empty: the build names no address,
 * and only the host that serves it has one.
 */
export const SITE_URL = __SITE_URL__

/** The path of the landing page, with a slash at both ends: all pages and files lie below it. */
export const BASE_PATH = import.meta.env.BASE_URL

/** The language of this build, BCP 47. */
export const LANGUAGE = __LANGUAGE__

/** What its pages stand below, such as `de`; empty for English. */
export const LANGUAGE_PATH = __LANGUAGE_PATH__

/** The path of its landing page: `/`, `/de`, `/tools/de`. */
export const PAGES_PATH = import.meta.env.BASE_URL + __LANGUAGE_PATH__

/** In front of the pages and files that it has for itself. */
export const OWN_PATH = __LANGUAGE_PATH__
  ? `${import.meta.env.BASE_URL}${__LANGUAGE_PATH__}/`
  : import.meta.env.BASE_URL

/** Address of an ad page on another origin (see deploy/ad-page); empty: no ads, nothing is loaded. */
export const ADS_FRAME_URL = import.meta.env.VITE_ADS_FRAME_URL ?? ''

/** Where a weakness is reported: an address with `mailto:` or `https:`; empty: there is no security.txt. */
export const SECURITY_CONTACT = import.meta.env.VITE_SECURITY_CONTACT ?? ''

// Addresses that a host wants at the foot of every page. Each is a constant: a build leaves out what it does not show.
export const IMPRINT_LINK = import.meta.env.VITE_LINK_IMPRINT
export const PRIVACY_LINK = import.meta.env.VITE_LINK_PRIVACY
export const SOURCE_LINK = import.meta.env.VITE_LINK_SOURCE || __REPOSITORY__
export const FEEDBACK_LINK =
  import.meta.env.VITE_LINK_FEEDBACK || (__REPOSITORY__ && `${__REPOSITORY__}/issues`)

/** The path of our page on privacy; null where the host has one of its own, which takes its place. */
export const PRIVACY_PATH = PRIVACY_LINK ? null : '/privacy'

/** The version that package.json has. */
export const VERSION = __VERSION__
