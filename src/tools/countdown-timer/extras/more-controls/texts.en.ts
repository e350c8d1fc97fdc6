export const QUICK_ENTRY = 'Duration or time'
export const START = 'Start'
export const ENTRY_EXAMPLES = '10 min, 1h30, half an hour, at 17:30, noon or tomorrow 7am'
export const ENTRY_REFUSED = 'Type a duration (10 min) or a time (17:30).'
export const READINGS = 'Which one?'
/** Such as `Timer until 5:30 PM: 5 hours 30 minutes`. */
export const meaning = ({ title, notes }: { title: string; notes: readonly string[] }) =>
  [title, ...notes].join(' · ')

export const ALARM_SOUND = 'Alarm sound'
export const VOLUME = 'Volume'
export const TEST_SOUND = 'Test sound'
export const REPEAT = 'Repeat'
export const REPEAT_HINT = 'Starts again at zero.'
export const COUNT_UP = 'Count up'
export const COUNT_UP_HINT = 'Shows how long it has been over.'
