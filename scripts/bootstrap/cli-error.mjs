/** Something that the person at the terminal can put right: its message is shown without a stack. */
export class CliError extends Error {
  name = 'CliError'
}

/**
 * By its name: what Vite's runner runs has a class of its own. The same for arguments that Node's
 * `parseArgs` refuses.
 * @param {Error & { code?: string }} error
 */
const isForUser = ({ name, code }) => name === 'CliError' || code?.startsWith('ERR_PARSE_ARGS')

/**
 * Prints why a command ended and makes it end with exit code 1.
 * @param {unknown} error
 */
export function reportCliError(error) {
  console.error(error instanceof Error && isForUser(error) ? `\n${error.message}` : error)
  process.exitCode = 1
}
