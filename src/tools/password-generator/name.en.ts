export const TITLE = 'Password Generator'
/** One or two words, for the tool bar. */
export const SHORT_NAME = 'Passwords'
/** For the card, the page's lead and search engines. */
export const DESCRIPTION = 'Strong random passwords, 4 to 50 characters. Never stored, never sent.'
/** The strength of the password on the card. */
export const CARD_CAPTION = 'Good'
