export const DROP_PICTURE = 'Or drop or paste a picture here. It does not leave your device.'
export const READING_PICTURE = 'Reading the picture...'
export const UNREADABLE_PICTURE =
  'This file is no picture that the browser can read. Try a PNG, JPEG or WebP, or an SVG of 1\u00a0MB at most.'
export const COMPLEX_SVG =
  'This SVG has too many shapes, or a filter, to be drawn here. Save it as a PNG and open that.'
