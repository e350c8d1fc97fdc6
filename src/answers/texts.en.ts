export const NO_ANSWER = 'No answer for that.'
export const tooLong = (mostCharacters: number) => `At most ${mostCharacters} characters.`
export const openTool = (title: string) => `Open ${title}`

export const colorsOf = (title: string, count: number) => `${title}, ${count} colors`
/** The first answer, and how many others there are. */
export const andMore = (first: string, others: number) => `${first}, and ${others} more`
