export const TITLE = 'Unit Converter'
/** One or two words, for the tool bar. */
export const SHORT_NAME = 'Units'
/** For the card, the page's lead and search engines. */
export const DESCRIPTION =
  'Convert length, weight, temperature, volume, area, speed and energy with exact factors.'
export const CARD_CAPTION = '1 mi in km'
