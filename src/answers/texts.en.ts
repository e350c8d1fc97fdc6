import type { Answer } from '../tools/answer'

export const NO_ANSWER = 'No answer for that.'
export const tooLong = (mostCharacters: number) => `At most ${mostCharacters} characters.`
export const openTool = (title: string) => `Open ${title}`

/** The first answer, and how many others there are. */
export function answered({ title, value, unit }: Answer, others: number): string {
  const first = unit === undefined ? `${title} ${value}` : `${title} ${value} ${unit}`
  return others === 0 ? first : `${first}, and ${others} more`
}
