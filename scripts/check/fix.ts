// Fixes what the linter can, and formats: `npm run fix`.
import { packageFile } from '../bootstrap/paths.mjs'
import { runCommand } from '../programs/run-command.ts'

const run = (file: string, ...args: string[]) =>
  runCommand(process.execPath, [packageFile(file), ...args])

process.exitCode =
  (await run('oxlint/bin/oxlint', '--type-aware', '--fix')) ||
  (await run('prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'))
