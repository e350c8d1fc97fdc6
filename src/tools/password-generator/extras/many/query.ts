import { MAX_MANY } from './domain/many'

/** How many can be asked for at once. */
export const COUNT_QUERY = { min: 1, max: MAX_MANY }
