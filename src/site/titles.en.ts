import { SITE_NAME } from '../config'

export const APP_NAME = `${SITE_NAME} - Free Online Tools`
export const LANDING_TITLE = 'Free Online Tools for Everyone'
export const PRIVACY_TITLE = 'Privacy'
export const NOT_FOUND_TITLE = 'Page not found'

/** SH-03 has the form of titles. */
export const documentTitle = (pageTitle: string): string => `${pageTitle} | ${APP_NAME}`
