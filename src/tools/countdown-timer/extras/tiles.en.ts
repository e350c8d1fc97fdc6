import type { Tiles } from '../../tile'

/** The texts of the extras before their code comes. */
export const TILES = {
  several: {
    icon: 'layers',
    title: 'Several timers',
    promise: 'Tea, pasta and laundry at once',
  },
  'more-controls': {
    icon: 'bell',
    title: 'Type a time, alarm sound',
    promise: 'At 17:30, in 1h 20m, or a tune',
  },
  views: {
    icon: 'keyboard',
    title: 'Keyboard keys',
    promise: 'Run it with Space, R and F',
  },
} as const satisfies Tiles

/** What else people call them, by which the box finds them; apart, so that pages come without. */
export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  several: [
    'multiple timers',
    'many timers',
    'two timers',
    'second timer',
    'add timer',
    'parallel timers',
  ],
  'more-controls': [
    'alarm sound',
    'alarm tone',
    'volume',
    'test alarm',
    'repeat',
    'count up',
    'stopwatch',
    'stop watch',
    'plus one minute',
    'quick entry',
    'timer until a time',
  ],
  views: [
    'keyboard shortcuts',
    'hotkeys',
    'full screen',
    'fullscreen timer',
    'floating window',
    'picture in picture',
    'always on top',
  ],
}
