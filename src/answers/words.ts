/** Words that stand between others and find nothing by themselves. */
const FILLERS = new Set(
  'a am an and as at by do for free from have how i in into is it maker make me my of on one open or please show that the this to tool use want what with you'.split(
    ' ',
  ),
)

/** The words of a text in lower case; `wi-fi` is the one word `wifi`. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('-', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What is left of a question to search for; all of it where it has fillers alone. */
export const wantedOf = (question: string) => {
  const words = wordsOf(question)
  const wanted = words.filter((word) => !FILLERS.has(word))
  return wanted.length > 0 ? wanted : words
}
