import type { Answer, Measure } from '../../tools/answer'

/** A question with its answer, which the window at rest shows before any code that answers has come. */
export interface Example extends Pick<Answer, 'value' | 'unit' | 'swatch'> {
  question: string
  measure: Measure
  /** The id of the tool that answers it. */
  tool: string
}

/** One of each kind of scale; the first is the still picture. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  {
    question: '18% of 240',
    value: '43.2',
    measure: { kind: 'share', percent: 18 },
    tool: 'calculator',
  },
  {
    question: '5 ft 11 in cm',
    value: '180.34',
    measure: { kind: 'ruler', value: 180.34 },
    unit: 'cm',
    tool: 'unit-converter',
  },
  {
    question: 'timer 25 min',
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
    value: '96.56064',
    measure: { kind: 'ruler', value: 96.56064 },
    unit: 'km/h',
    tool: 'unit-converter',
  },
]
