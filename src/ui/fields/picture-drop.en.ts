export const DROP_PICTURE = 'Or drop or paste a picture here. It does not leave your device.'
export const READING_PICTURE = 'Reading the picture...'
export const UNREADABLE_PICTURE =
  'This file is no picture that the browser can read. Try a PNG, JPEG or WebP, or an SVG of 1\u00a0MB at most.'
