import type { Answer } from '../tools/answer'

export const NO_ANSWER = 'No answer for that.'
export const tooLong = (mostCharacters: number) => `At most ${mostCharacters} characters.`
export const openTool = (title: string) => `Open ${title}`

/** In characters; a text may be longer than anybody listens. */
const LONGEST_SAID = 120

/** The first answer, and how many others there are. */
export function answered({ title, value, unit, swatches }: Answer, others: number): string {
  const text = value.length > LONGEST_SAID ? `${value.slice(0, LONGEST_SAID)}…` : value
  const said = swatches ? `, ${swatches.length} colors` : ` ${text}`
  const first = unit === undefined ? `${title}${said}` : `${title}${said} ${unit}`
  return others === 0 ? first : `${first}, and ${others} more`
}
