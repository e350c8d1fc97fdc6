/** Something that the person at the terminal can put right: its message is shown without a stack. */
export class CliError extends Error {}

/**
 * Prints why a command ended and makes it end with exit code 1.
 * @param {unknown} error
 */
export function reportCliError(error) {
  console.error(error instanceof CliError ? `\n${error.message}` : error)
  process.exitCode = 1
}
