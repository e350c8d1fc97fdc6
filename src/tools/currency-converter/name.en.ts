export const TITLE = 'Currency Converter'
/** One or two words, for the tool bar. */
export const SHORT_NAME = 'Currency'
/** For the card, the page's lead and search engines. */
export const DESCRIPTION = 'Convert 200+ currencies, updated daily, including cryptocurrencies.'
export const CARD_CAPTION = 'USD to EUR'
