import type { Tool } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const countdownTimer: Tool = {
  id: 'countdown-timer',
  title: TITLE,
  shortName: SHORT_NAME,
  description: DESCRIPTION,
  icon: 'timer',
  link: '/countdown-timer',
  worksWhileKept: ['timers'],
  available: true,
}
