// In a file of its own, which has the names of all that it needs: each page would have them else.

/** Loads the code of the box. */
export const loadAnswering = () => import('./answering')
