// In a file of its own, which has the names of all that they need: each page would have them else.

export const loadBox = () => import('./answer-box')

/** The box in a dialog over any page. */
export const loadAskWindow = () => import('./ask-window')
