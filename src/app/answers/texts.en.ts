import { isolate } from '#lib/writing.en'

// These are the texts of the box, whose code comes with the first question.

export const ANSWERS_LABEL = 'Answers'
export const COPY = 'Copy'
export const COPY_ALL = 'Copy all'
export const COLORS_LABEL = 'Colors'
/** What a text in the colors of a contrast says, large and as one reads it. */
export const SAMPLE = { large: 'Aa', line: 'Easy to read?' }
export const copyAnswer = (text: string) => `Copy ${isolate(text)}`
export const OPEN = 'Open'
export const openIn = (title: string) => `Open in ${title}`
export const inTool = (title: string) => `in ${title}`
export const START = 'Start'
export const DRAW_AGAIN = 'Again'
export const TOOLS_LABEL = 'Tools'
export const POPULAR_EXTRAS = 'Popular extras'
export const TRY_ASKING = 'Try asking'
export const TO_ASK = ['5 kg in lb', '90 days from today', '18% tip on 64 split 4 ways']
export const ADD_MORE = 'Add a unit, a sign or a word.'

export const DID_YOU_MEAN = 'Did you mean one of these?'
export const NOT_LOADED = 'The answers could not be loaded.'
