export const ASK_LABEL = 'Ask anything'
export const NOT_LOADED = 'The answers could not be loaded.'
