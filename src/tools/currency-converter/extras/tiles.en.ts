import type { Tiles } from '../../tile'

/** The texts of the extras before their code comes. */
export const TILES = {
  many: {
    icon: 'layers',
    title: 'Many currencies',
    promise: 'One amount in all of them',
  },
  past: {
    icon: 'chart-line',
    title: 'Rate chart and past rates',
    promise: '30 days to a year, any date',
  },
  money: {
    icon: 'credit-card',
    title: 'Card fee and reverse rate',
    promise: 'What you really pay',
  },
} as const satisfies Tiles

/** What else people call them, by which the box finds them; apart, so that pages come without. */
export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  many: [
    'several currencies',
    'multiple currencies',
    'five currencies',
    'compare currencies',
    'currency list',
    'travel',
  ],
  past: [
    'chart',
    'rate chart',
    'history',
    'historical rates',
    'past rates',
    'exchange rate history',
    'graph',
    'trend',
  ],
  money: [
    'card fee',
    'bank fee',
    'markup',
    'commission',
    'inverse rate',
    'reverse rate',
    'cents',
    'full precision',
    'foreign transaction',
  ],
}
