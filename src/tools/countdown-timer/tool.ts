import type { Tool } from '../tool'

export const countdownTimer: Tool = {
  id: 'countdown-timer',
  title: 'Countdown Timer',
  shortName: 'Timer',
  description: 'Set a countdown in one tap and hear the alarm when it ends, even from another tab.',
  icon: 'timer',
  link: '/countdown-timer',
  worksWhileKept: ['timers'],
  available: true,
}
