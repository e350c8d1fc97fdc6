import { FILLERS } from './fillers.en'

const FILLER_WORDS = new Set(FILLERS.split(' '))

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
  const wanted = words.filter((word) => !FILLER_WORDS.has(word))
  return wanted.length > 0 ? wanted : words
}
