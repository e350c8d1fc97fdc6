export const TITLE = 'Color Picker'
/** One or two words, for the tool bar. */
export const SHORT_NAME = 'Color'
/** For the card, the page's lead and search engines. */
export const DESCRIPTION = 'Pick a color, copy it as HEX, RGB or HSL, and build a matching palette.'
