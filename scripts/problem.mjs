/** Something that the person at the terminal can put right: its message is shown without a stack. */
export class Problem extends Error {}

/**
 * Prints why a command ended and makes it end with exit code 1.
 * @param {unknown} error
 */
export function reportProblem(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
  process.exitCode = 1
}
