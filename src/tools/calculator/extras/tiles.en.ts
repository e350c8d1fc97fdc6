import type { Tiles } from '../../tile'

/** The texts of the extras before their code comes. */
export const TILES = {
  expression: {
    icon: 'square-function',
    title: 'Type a whole sum',
    promise: '2+3×(4−1), 10% of 80, sin 30',
  },
} as const satisfies Tiles

/** What else people call them, by which the box finds them; apart, so that pages come without. */
export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  expression: [
    'expression',
    'order of operations',
    'pemdas',
    'bodmas',
    'parentheses',
    'brackets',
    'formula',
    'type a sum',
    'calculate a formula',
    'equation',
    'radians',
    'factorial',
    'keep history',
  ],
}

/** Its setting, as its tile shows it. */
export const IN_RADIANS = 'Angles in radians'
export const NOT_KEPT = 'History is not kept'
