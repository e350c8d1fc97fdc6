import type { Answer } from '../tools/answer'

export const NO_ANSWER = 'No answer for that.'
export const tooLong = (mostCharacters: number) => `At most ${mostCharacters} characters.`
export const openTool = (title: string) => `Open ${title}`

/** In characters; a text may be longer than anybody listens. */
const LONGEST_SAID = 120

/** The first answer, and how many others there are. */
export function answered({ title, value, unit, lines, swatches }: Answer, others: number): string {
  const values = (lines ?? [{ value, unit }]).map((line) => {
    const said =
      line.value.length > LONGEST_SAID ? `${line.value.slice(0, LONGEST_SAID)}…` : line.value
    return line.unit === undefined ? said : `${said} ${line.unit}`
  })
  const first = swatches ? `${title}, ${swatches.length} colors` : `${title} ${values.join(', ')}`
  return others === 0 ? first : `${first}, and ${others} more`
}
