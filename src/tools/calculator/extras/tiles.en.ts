import type { Tiles } from '../../tile'

/** The texts of the extras before their code comes; the box finds them by these words. */
export const TILES = {
  expression: {
    icon: 'square-function',
    title: 'Type a whole sum',
    promise: '2+3×(4−1), 10% of 80, sin 30',
    keywords: [
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
  },
} as const satisfies Tiles

/** Its setting, as its tile shows it. */
export const IN_RADIANS = 'Angles in radians'
export const NOT_KEPT = 'History is not kept'
