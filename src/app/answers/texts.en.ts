// These are the texts of the answers, whose code comes with the first question.
import type { Answer } from '../../tools/answer'

export const ANSWERS_LABEL = 'Answers'
export const COPY = 'Copy'
export const copyAnswer = (text: string) => `Copy ${text}`
export const CLOSE = 'Close'
export const OPEN = 'Open'
export const openTool = (title: string) => `Open ${title}`
export const openIn = (title: string) => `Open in ${title}`
export const inTool = (title: string) => `in ${title}`
export const START = 'Start'
export const DRAW_AGAIN = 'Again'
export const TOOLS_LABEL = 'Tools'
export const POPULAR_EXTRAS = 'Popular extras'
export const ASK_OR_PICK = 'Ask, or pick a tool'
export const TRY_ASKING = 'Try asking'
export const TO_ASK = ['5 kg in lb', '90 days from today', '18% tip on 64 split 4 ways']
export const ADD_MORE = 'Add a unit, a sign or a word.'

export const NO_ANSWER = 'No answer for that.'
export const DID_YOU_MEAN = 'Did you mean one of these?'
export const tooLong = (mostCharacters: number) => `At most ${mostCharacters} characters.`
export const NOT_LOADED = 'The answers could not be loaded. Type on to try again.'

/** The first answer, and how many others there are. */
export function answered({ title, value, unit }: Answer, others: number): string {
  const first = unit === undefined ? `${title} ${value}` : `${title} ${value} ${unit}`
  return others === 0 ? first : `${first}, and ${others} more`
}
