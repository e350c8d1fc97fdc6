/** The titles of the extras, which stand in the page before their code comes. */
export const FORMATS = 'Any CSS color, more formats'
export const CONTRAST = 'Contrast'
export const PALETTES = 'Palette tools'
export const OKLCH = 'OKLCH picture'
export const PICTURE = 'From the screen or a picture'
