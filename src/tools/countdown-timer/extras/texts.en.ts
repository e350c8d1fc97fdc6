/** What the sections are called, before their code comes. */
export const MORE_CONTROLS = 'Quick entry, +1 minute, alarm'
export const SEVERAL = 'Several timers'
export const moreTimers = (count: number) => `${count} more`
export const VIEWS = 'Full screen, floating window, keys'
