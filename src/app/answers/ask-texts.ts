export const ASK_LABEL = 'Ask anything'
export const LONGEST_QUESTION = 1000
export const NOT_LOADED = 'The answers could not be loaded.'
export const ASK_PLACEHOLDER = '5 kg in lb, 18% of 240, timer 10 min'
