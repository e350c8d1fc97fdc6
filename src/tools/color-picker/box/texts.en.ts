/** What the box answers to a color. */
export const IN_PICKER = 'Answered in hex, rgb or hsl: the color picker has more forms.'
export const NOT_HEX = 'A hex color has 3, 4, 6 or 8 digits, 0 to 9 and A to F.'
export const UNFINISHED = 'Something is missing at the end.'
export const OUTSIDE = 'Outside sRGB: the nearest color that screens of sRGB show'
export const NO_ALPHA = 'Transparency is left out'
