export const TITLE = 'Calculator'
/** One or two words, for the tool bar. */
export const SHORT_NAME = 'Calculator'
/** For the card, the page's lead and search engines. */
export const DESCRIPTION = 'Standard and scientific, with exact decimals, memory and history.'
export const CARD_CAPTION = '0.1 + 0.2 ='
