export const QUICK_ENTRY = 'Quick entry'
export const START = 'Start'
export const ENTRY_EXAMPLES = '10 min, 1h30, 90s, 1:30:00 or at 17:30'
export const ENTRY_REFUSED = 'Type a length from 1 second to 23:59:59, or a time such as at 17:30.'
export const RESET_FIRST = 'Reset the timer to start another.'

export const MINUTE = '1 minute'
export const ADD_MINUTE = 'Add 1 minute'
export const MINUTE_ADDED = '1 minute added'

export const ALARM_SOUND = 'Alarm sound'
export const SOUNDS = { bell: 'Bell', beeps: 'Beeps', chime: 'Chime' }
export const VOLUME = 'Volume'
export const percent = (value: number) => `${value} %`
export const TEST_SOUND = 'Test sound'
export const AT_ZERO = 'At zero'
export const REPEAT = 'Repeat'
export const COUNT_UP = 'Count up after zero'
