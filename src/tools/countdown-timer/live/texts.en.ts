import { plural } from '#lib/writing.en'

export const TIMERS = 'Your timers'
export const START = 'Start'
export const STOP = 'Stop'

/**
 * Why nothing starts.
 * @param room how many timers more fit beside those that are on
 */
export const noRoom = (room: number, most: number) =>
  room === 0
    ? `All ${most} timers are on, and more do not run at once. Reset one first.`
    : plural(room, {
        one: `Only # more timer fits: at most ${most} run at once. Reset one, or start fewer.`,
        other: `Only # more timers fit: at most ${most} run at once. Reset one, or start fewer.`,
      })
