export const appName = (site: string) => `${site} - Free Online Tools`
export const LANDING_TITLE = 'Free Online Tools for Everyone'
export const PRIVACY_TITLE = 'Privacy'
export const NOT_FOUND_TITLE = 'Page not found'

/** SH-03 has the form of titles. */
export const documentTitle = (pageTitle: string, site: string): string =>
  `${pageTitle} | ${appName(site)}`
