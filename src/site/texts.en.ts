// For search engines, link previews and the installed site: no page needs them to start.
import { SITE_NAME } from '../config'

export const LANDING_DESCRIPTION = `${SITE_NAME}: countdown timer, calculator, unit and currency converters, QR codes, colors and passwords. Free, fast, no sign-up; your data stays in your browser.`
export const LANDING_KEYWORDS = [
  'free online tools',
  'browser tools',
  'no sign-up',
  'private',
  'calculator',
  'qr code',
]

export const PRIVACY_DESCRIPTION = `What ${SITE_NAME} keeps on your device, what is fetched from elsewhere and when, and how you delete all of it.`
export const PRIVACY_KEYWORDS = ['privacy', 'no cookies', 'data kept on your device']

export const NOT_FOUND_DESCRIPTION = 'There is no page at this address.'
export const NOT_FOUND_KEYWORDS = ['free online tools', 'page not found']

export const imageAlt = (title: string) => `${title} on ${SITE_NAME}`
export const REQUIREMENTS = 'Requires JavaScript'

export const OPEN_SEARCH_DESCRIPTION =
  'Answers sums, units, money, dates, timers and colors on your own device.'
