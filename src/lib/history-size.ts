/** How many rows a history has at most: NU-06. */
export const HISTORY_SIZE = 10
