import { MAX_MANY } from './domain/count'

/** How many can be asked for at once. */
export const COUNT_QUERY = { min: 1, max: MAX_MANY }
