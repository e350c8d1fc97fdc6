import type * as en from './examples.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./examples.de'), typeof en>
// Written from 2977f84bbb1c
import type { Example } from './examples.en'

export const EXAMPLES: readonly [Example, ...Example[]] = [
  {
    question: '18 % von 240',
    value: '43,2',
    measure: { kind: 'share', percent: 18 },
    tool: 'calculator',
  },
  {
    question: '6 Zoll in cm',
    value: '15,24',
    measure: { kind: 'ruler', value: 15.24 },
    unit: 'cm',
    tool: 'unit-converter',
  },
  {
    question: 'Timer 25 min',
    value: '00:25:00',
    measure: { kind: 'clock', share01: 1 },
    tool: 'countdown-timer',
  },
  {
    question: '#1f7a5c',
    value: '#1f7a5c',
    measure: { kind: 'hue', hue01: 81 / 182 },
    swatch: '#1f7a5c',
    tool: 'color-picker',
  },
  {
    question: '60 mph in km/h',
    value: '96,56064',
    measure: { kind: 'ruler', value: 96.56064 },
    unit: 'km/h',
    tool: 'unit-converter',
  },
]
