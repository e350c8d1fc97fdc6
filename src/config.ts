/** The product's name, as it stands in the header, the titles and the installed site. */
export const SITE_NAME = import.meta.env.VITE_SITE_NAME || 'Nimble'

/**
 * Public address without a slash at the end: canonical links, share images, sitemap. Empty: the build names no address,
 * and whoever serves it is the first to know one.
 */
export const SITE_URL = __SITE_URL__

/** Address of an ad page on another origin (see deploy/ad-page); empty: no ads, nothing is loaded. */
export const ADS_FRAME_URL = import.meta.env.VITE_ADS_FRAME_URL ?? ''

/** Of package.json. */
export const VERSION = __VERSION__
