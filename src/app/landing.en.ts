import { SITE_NAME } from '../config'

export const LEAD = 'Everyday tools. Instant, exact, and your data stays with you.'
export const AVAILABLE_TOOLS = 'Available Tools'
export const TRY_NOW = 'Try Now'
export const COMING_SOON = 'Coming Soon'
export const WHY = `Why Choose ${SITE_NAME}?`

export const FEATURES = {
  fast: {
    title: 'Fast & Responsive',
    text: 'The heavy work runs beside the page, so typing never stutters, not even on a cheap phone.',
  },
  private: {
    title: 'Privacy First',
    text: 'Your data stays in your browser. Nothing personal is collected and no account is needed.',
  },
  anywhere: {
    title: 'No Installation',
    text: 'Open a page and start. Every tool works the same on phones, tablets and computers.',
  },
  free: {
    title: 'Completely Free',
    text: 'Every tool and every feature, for everyone, without a limit or a trial.',
  },
}
