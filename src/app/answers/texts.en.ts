// Of the answers, whose code comes with the first question.
import { plural } from '#lib/plural'
import type { Answer } from '../../tools/answer'

export const ANSWERS_LABEL = 'Answers'
export const COPY = 'Copy'
export const copyAnswer = (text: string) => `Copy ${text}`
export const CLOSE = 'Close'
export const OPEN = 'Open'
export const openTool = (title: string) => `Open ${title}`
export const openIn = (title: string) => `Open in ${title}`
export const ENTER_KEY = 'Enter'
export const WHAT_CAN_I_ASK = 'What can I ask?'

export const NOT_UNDERSTOOD = 'Not understood. Try one of these:'
export const tooLong = (mostCharacters: number) => `At most ${mostCharacters} characters.`
export const NOT_LOADED = 'The answers could not be loaded. Type on to try again.'

/** The first answer, and how many others there are. */
export function answered({ title, value, unit }: Answer, others: number): string {
  const first = unit === undefined ? `${title} ${value}` : `${title} ${value} ${unit}`
  if (others === 0) return first
  return plural(others, { one: `${first}, and # more`, other: `${first}, and # more` })
}
