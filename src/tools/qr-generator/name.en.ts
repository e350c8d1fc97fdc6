export const TITLE = 'QR Code Generator'
/** One or two words, for the tool bar. */
export const SHORT_NAME = 'QR code'
/** For the card, the page's lead and search engines. */
export const DESCRIPTION =
  'Turn links, Wi-Fi logins, contacts or any text into a sharp QR code that never expires.'
export const CARD_CAPTION = 'Scan to open this site on your phone'
