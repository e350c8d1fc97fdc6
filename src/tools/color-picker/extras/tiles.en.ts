import type { Tiles } from '../../tile'

/** The texts of the extras before their code comes. */
export const TILES = {
  picture: {
    icon: 'pipette',
    title: 'Eyedropper and image colors',
    promise: 'Take a color from anywhere',
  },
  contrast: {
    icon: 'contrast',
    title: 'Contrast checker',
    promise: 'See if people can read it',
  },
  oklch: {
    icon: 'box',
    title: 'OKLCH picker',
    promise: 'Even steps for the eye',
  },
  palettes: {
    icon: 'swatch-book',
    title: 'Palette tools',
    promise: 'Tailwind scales and exports',
  },
  formats: {
    icon: 'braces',
    title: 'Any CSS color, more formats',
    promise: 'lab(), hwb(), CMYK, names',
  },
} as const satisfies Tiles

/** What else people call them, by which the box finds them; apart, so that pages come without. */
export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  picture: [
    'eyedropper',
    'pick from screen',
    'color from image',
    'picture colors',
    'image palette',
    'dropper',
    'screen color',
    'photo colors',
  ],
  contrast: [
    'contrast',
    'wcag',
    'apca',
    'accessibility',
    'readable',
    'color blindness',
    'aa',
    'aaa',
    'compare the contrast of two colors',
  ],
  oklch: ['oklch', 'lch', 'perceptual', 'chroma', 'p3', 'gamut', 'oklab'],
  palettes: [
    'palette',
    'tailwind',
    'tailwind palette',
    'scale',
    'shades',
    'tints',
    'harmony',
    'css variables',
    'copy or export palette',
    'colorblind simulator',
  ],
  formats: [
    'css color',
    'color names',
    'cmyk',
    'lab',
    'hwb',
    'hsv',
    'named color',
    'color formats',
    'rgba',
    'alpha',
  ],
}
