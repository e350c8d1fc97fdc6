import { isolate, plural } from '#lib/writing.en'

/** What the box answers. */
export const NO_LENGTH = 'A timer runs for 1 second to 23:59:59.'
export const WRITE_A_LENGTH = 'Write a length as 10 min or 1h30.'
export const WRITE_LENGTHS = 'Write their lengths: 3 timers of 5 min, or tea 4 min, eggs 7 min.'
export const ONE_BY_ONE = 'Several timers at once are started from the search field.'
export const NO_MOMENT = 'Write a time of day as 17:30 or 5:30 pm.'
export const IS_OVER = 'That time of day is over.'
export const HALF_OF_TWO = 'That can be read two ways. Write 17:30 or 5:30 pm.'
export const HOUR_OR_MINUTES = 'That can be read two ways. Write 9am to 5pm, or at 4:51 pm.'

export const SEVERAL = 'Start together'
/** Beside the count, as its unit. */
export const timers = (count: number) => plural(count, { one: 'timer', other: 'timers' })
export const firstOnly = (count: number) => `The first ${count}: more do not run at once`
export const timerFor = (length: string) => `Timer for ${length}`
export const timerUntil = (time: string) => `Timer until ${time}`
export const timerUntilTomorrow = (time: string) => `Timer until tomorrow ${time}`
export const endsAt = (time: string) => `Ends at ${time}`
export const named = (name: string) => `Named ${isolate(name)}`
export const readAsMinutes = (text: string) => `Read as ${text} minutes`
/** Of several, whose lengths stand beside it. */
export const READ_AS_MINUTES = 'Read as minutes'
/** `5pm in Vancouver` */
export const timeThere = (time: string, place: string) => `${time} in ${place}`
export const TIME_THERE = 'Write the time of that place as 17:30 or 5:30 pm.'
export const SEVERAL_ZONES = 'There are several time zones. Name a city.'
