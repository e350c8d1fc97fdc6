export const TIMERS = 'Your timers'
export const START = 'Start'
export const STOP = 'Stop'
