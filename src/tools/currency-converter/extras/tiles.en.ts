import type { Tiles } from '../../tile'

/** The texts of the extras before their code comes; the box finds them by these words. */
export const TILES = {
  many: {
    icon: 'layers',
    title: 'Many currencies',
    promise: 'One amount in all of them',
    keywords: [
      'many currencies',
      'several currencies',
      'multiple currencies',
      'five currencies',
      'compare currencies',
      'currency list',
      'travel',
    ],
  },
  past: {
    icon: 'chart-line',
    title: 'Rate chart and past rates',
    promise: '30 days to a year, any date',
    keywords: [
      'chart',
      'rate chart',
      'history',
      'historical rates',
      'past rates',
      'exchange rate history',
      'graph',
      'trend',
    ],
  },
  money: {
    icon: 'credit-card',
    title: 'Card fee and reverse rate',
    promise: 'What you really pay',
    keywords: [
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
  },
} as const satisfies Tiles
