import type { Tool, ToolName } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const countdownTimerName: ToolName = {
  id: 'countdown-timer',
  title: TITLE,
  shortName: SHORT_NAME,
  available: true,
}

export const countdownTimer: Tool = {
  ...countdownTimerName,
  description: DESCRIPTION,
  icon: 'timer',
  link: '/countdown-timer',
  // The key of `timers` in effects.ts.
  worksWhileKept: ['timers'],
}
