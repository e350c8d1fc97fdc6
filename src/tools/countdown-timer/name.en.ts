export const TITLE = 'Countdown Timer'
/** One or two words, for the tool bar. */
export const SHORT_NAME = 'Timer'
/** For the card, the page's lead and search engines. */
export const DESCRIPTION =
  'Set a countdown in one tap and hear the alarm when it ends, even from another tab.'
export const cardCaption = (minutes: number) => `timer ${minutes} min`
export const YOUR_TIMER = 'Your timer'
