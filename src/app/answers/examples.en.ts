import type { Answer } from '../../tools/answer'

/** A question with its answer, which the window at rest shows before any code that answers has come. */
export interface Example extends Pick<Answer, 'title' | 'value' | 'unit' | 'swatch'> {
  question: string
  /** The id of the tool that answers it. */
  tool: string
}

/** One of each kind of scale; the first is the still picture. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  { question: '18% of 240', title: '18% of 240 =', value: '43.2', tool: 'calculator' },
  {
    question: '5 ft 11 in cm',
    title: '5 ft 11 in =',
    value: '180.34',
    unit: 'cm',
    tool: 'unit-converter',
  },
  {
    question: 'timer 25 min',
    title: 'Timer for 25 minutes',
    value: '00:25:00',
    tool: 'countdown-timer',
  },
  {
    question: '#1f7a5c',
    title: '#1f7a5c =',
    value: '#1f7a5c',
    swatch: '#1f7a5c',
    tool: 'color-picker',
  },
  {
    question: '60 mph in km/h',
    title: '60 mph =',
    value: '96.56064',
    unit: 'km/h',
    tool: 'unit-converter',
  },
]
