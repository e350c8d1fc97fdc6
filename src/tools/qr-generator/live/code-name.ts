import { codeOf, codeOfLong } from './texts.en'

/** The longest text that is read out as the name of a picture, in characters. */
const LONGEST = 120

/** What the picture of a code is called. */
export const codeName = (words: string): string =>
  words.length > LONGEST ? codeOfLong(words.slice(0, LONGEST)) : codeOf(words)
