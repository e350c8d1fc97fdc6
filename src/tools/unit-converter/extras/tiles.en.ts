import type { Tiles } from '../../tile'

/** The texts of the extras before their code comes; the box finds them by these words. */
export const TILES = {
  'all-units': {
    icon: 'list',
    title: 'All units',
    promise: 'Your value in every unit',
    keywords: [
      'all units',
      'unit list',
      'table of units',
      'every unit',
      'time units',
      'data units',
      'pressure',
      'power',
      'angle',
      'fuel',
    ],
  },
  notation: {
    icon: 'hash',
    title: 'Digits and notation',
    promise: 'Round it, or use an exponent',
    keywords: [
      'significant digits',
      'decimals',
      'decimal places',
      'rounding',
      'scientific notation',
      'exponent',
      'precision',
    ],
  },
  column: {
    icon: 'table',
    title: 'Convert a column',
    promise: 'Paste a list, copy it back',
    keywords: [
      'column',
      'list of values',
      'bulk convert',
      'batch',
      'many values',
      'spreadsheet',
      'excel',
      'csv',
      'column of inches',
    ],
  },
} as const satisfies Tiles
