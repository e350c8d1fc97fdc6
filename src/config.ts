/** The product's name, as it stands in the header, the titles and the share images. */
export const SITE_NAME = import.meta.env.VITE_SITE_NAME ?? 'Nimble'

/** Public address without a slash at the end: canonical links, share images, sitemap. */
export const SITE_URL = __SITE_URL__

/** Address of an ad page on another origin (see deploy/ad-page); empty: no ads, nothing is loaded. */
export const ADS_FRAME_URL = import.meta.env.VITE_ADS_FRAME_URL ?? ''
