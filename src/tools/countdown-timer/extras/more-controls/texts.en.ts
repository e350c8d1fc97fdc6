export const QUICK_ENTRY = 'Quick entry'
export const START = 'Start'
export const ENTRY_EXAMPLES = '10 min, 1h30, half an hour, at 17:30, noon or tomorrow 7am'
export const ENTRY_REFUSED = 'Type a length from 1 second to 23:59:59, or a time such as at 17:30.'
export const READINGS = 'It may mean'
/** Such as `Timer until 5:30 PM: 5 hours 30 minutes`. */
export const meaning = ({ title, notes }: { title: string; notes: readonly string[] }) =>
  [title, ...notes].join(' · ')

export const MINUTE_ADDED = '1 minute added'

export const ALARM_SOUND = 'Alarm sound'
export const SOUNDS = { bell: 'Bell', beeps: 'Beeps', chime: 'Chime' }
export const VOLUME = 'Volume'
export const percent = (value: number) => `${value} %`
export const TEST_SOUND = 'Test sound'
export const AT_ZERO = 'At zero'
export const REPEAT = 'Repeat'
export const COUNT_UP = 'Count up after zero'
