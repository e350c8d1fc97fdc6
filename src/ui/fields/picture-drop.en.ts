export const CHOOSE_PICTURE = 'Choose picture…'
export const DROP_PICTURE = 'Or drop or paste a picture here. It does not leave your device.'
export const READING_PICTURE = 'Reading the picture...'
export const UNREADABLE_PICTURE =
  'Your browser can’t open this picture. Try a PNG, JPEG or WebP, or an SVG of up to 1\u00a0MB.'
export const COMPLEX_SVG =
  'This SVG has too many shapes, or a filter. Save it as a PNG and choose that.'
export const NOISY_PICTURE =
  'Your browser fills pictures with noise so that pages cannot recognize you. Allow this page to read pictures (canvas data), or use another browser.'
