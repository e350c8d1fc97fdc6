export const LEAD = 'Seven everyday tools. Your data stays with you.'
export const AVAILABLE_TOOLS = 'Available Tools'
/** Titles by the id of the tool, with the places at which a narrow card may break them. */
export const BREAKABLE_TITLES: Readonly<Record<string, string>> = {}
export const TRY_NOW = 'Try Now'
export const COMING_SOON = 'Coming Soon'
export const why = (site: string) => `Why Choose ${site}?`

export const FEATURES = {
  fast: {
    title: 'Fast & Responsive',
    text: 'Heavy work runs in the background, so typing stays smooth even on a budget phone.',
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
    text: 'Every feature, free for everyone. No limits, no trials.',
  },
}
