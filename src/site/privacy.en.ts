import { HISTORY_SIZE } from '#lib/history-size'

/** What is kept on the device under a name; one that ends with `*` is the beginning of several. */
interface Kept {
  name: string
  where: 'local storage' | 'session storage' | 'cache' | 'service worker'
  what: string
}

/** What the page on privacy says: paragraphs, the list of what is kept, paragraphs. */
export interface PrivacyText {
  before: readonly string[]
  kept: readonly Kept[]
  after: readonly string[]
}

/** What of a build decides what is true on that page. */
interface SiteBuild {
  /** With a slash at both ends. */
  basePath: string
  /** Of the ad page; empty: none. */
  adsHost: string
  /** Of a mirror of the rates; `none`: they are not fetched; empty: the hosts of the tool. */
  ratesHost: string
  /** Another language may be offered, and each has a cache and a service worker of its own. */
  isOfLanguages?: boolean
}

const TYPED =
  "What you type is worked on in your browser and sent nowhere. The camera is asked for when you press its button, to read a QR code, and its pictures stay in the browser. What another app shares with the installed site is handed over in the browser's memory."

const SAVED_RATES = 'Exchange rates are those saved with this site.'

const fetchedRates = (hosts: string) =>
  `Exchange rates are fetched from ${hosts}, by currency code only, when you open the currency converter, and those of past days when you unfold their chart.`

function ratesText(host: string): string {
  if (host === 'none') return SAVED_RATES
  return fetchedRates(host || 'cdn.jsdelivr.net or currency-api.pages.dev')
}

const NO_ADS = 'These pages have no advertisements, and nothing else from other sites.'

// PL-29 is the rule for what an ad page can see.
const adsText = (host: string) =>
  `The page of each tool shows advertisements in a frame from ${host}. That is another site, with its own rules on cookies and on what it keeps, and 'Clear my data' does not reach it. It sees nothing of the page around it, nor what you type.`

const KEPT: readonly Kept[] = [
  {
    name: 'nimble.timers',
    where: 'local storage',
    what: 'countdowns and their names, until you reset or remove them',
  },
  {
    name: 'nimble.theme',
    where: 'local storage',
    what: 'light or dark, once you have chosen one',
  },
  {
    name: 'nimble.settings.*',
    where: 'local storage',
    what: "a tool's settings, units, colors, currencies, the mark of copied numbers; no text, no password",
  },
  {
    name: 'nimble.keeps-settings',
    where: 'local storage',
    what: "off, once you have switched off 'Keep my settings'",
  },
  {
    name: 'nimble.calculator-history',
    where: 'local storage',
    what: `${HISTORY_SIZE} calculations and the memory; off, once you switch that off`,
  },
]

const KEPT_LANGUAGE: Kept = {
  name: 'nimble.language-offer',
  where: 'local storage',
  what: 'off, once you have declined these pages in another language',
}

const KEPT_RATES: readonly Kept[] = [
  {
    name: 'nimble.currency-rates',
    where: 'local storage',
    what: 'the exchange rates fetched last, with their date',
  },
  {
    name: 'nimble.rates',
    where: 'cache',
    what: 'exchange rates of past days that a chart has shown, 60 days at most',
  },
]

const KEPT_PAGES: readonly Kept[] = [
  {
    name: 'nimble.reloaded-at',
    where: 'session storage',
    what: 'when a page reloaded itself to get a newer version',
  },
  {
    name: 'nimble.scroll',
    where: 'session storage',
    what: 'how far pages were scrolled, for the way back',
  },
]

const AFTER = [
  "This site has no cookies, no databases, and no list of visits: the server settings of this project keep no access log. 'Clear my data' in the footer deletes all of it, and reloads the page so that nothing is left in memory either; nothing is kept again, in other tabs neither, until you next open a page.",
]

/** The page on privacy as it is true for a build. */
export const privacyText = ({
  basePath,
  adsHost,
  ratesHost,
  isOfLanguages = false,
}: SiteBuild): PrivacyText => ({
  before: [
    TYPED,
    ratesText(ratesHost),
    adsHost ? adsText(adsHost) : NO_ADS,
    'Kept on your device:',
  ],
  kept: [
    ...KEPT,
    ...(isOfLanguages ? [KEPT_LANGUAGE] : []),
    ...(ratesHost === 'none' ? [] : KEPT_RATES),
    ...KEPT_PAGES,
    {
      name: `nimble.precache${isOfLanguages ? '*' : ''}`,
      where: 'cache',
      what: 'the files of this site, for use without a network',
    },
    {
      name: `${basePath}sw${isOfLanguages ? '*' : ''}.js`,
      where: 'service worker',
      what: "answers from that cache; shows the timer's notification",
    },
  ],
  after: AFTER,
})
