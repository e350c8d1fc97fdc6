import type { Tiles } from '../../tile'

/** The texts of the extras before their code comes. */
export const TILES = {
  'all-units': {
    icon: 'list',
    title: 'All units',
    promise: 'Your value in every unit',
  },
  notation: {
    icon: 'hash',
    title: 'Digits and notation',
    promise: 'Round it, or use an exponent',
  },
  column: {
    icon: 'table',
    title: 'Convert a column',
    promise: 'Paste a list, copy it back',
  },
} as const satisfies Tiles

/** What else people call them, by which the box finds them; apart, so that pages come without. */
export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  'all-units': [
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
  notation: [
    'significant digits',
    'decimals',
    'decimal places',
    'rounding',
    'scientific notation',
    'exponent',
    'precision',
  ],
  column: [
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
}
