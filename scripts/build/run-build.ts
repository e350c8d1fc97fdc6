import { CliError } from '../bootstrap/cli-error.mjs'
import { packageFile } from '../bootstrap/paths.mjs'
import { runCommand } from '../programs/run-command.ts'

/** Builds the product as it is delivered, in a process of its own; throws a CliError if it cannot. */
export async function runBuild(...args: string[]) {
  const code = await runCommand(process.execPath, [
    packageFile('vite/bin/vite.js'),
    'build',
    ...args,
  ])
  if (code !== 0) throw new CliError('The build failed; the reason is above.')
}
