/** Words for the four directions, and the letters that maps have for them in English. */
export const DIRECTION_WORDS: readonly (readonly [words: RegExp, letter: string])[] = [
  [/\bnorth\b/gi, 'N'],
  [/\beast\b/gi, 'E'],
  [/\bsouth\b/gi, 'S'],
  [/\bwest\b/gi, 'W'],
]
