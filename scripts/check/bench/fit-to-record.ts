import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { CliError } from '../../bootstrap/cli-error.mjs'
import { rootDir } from '../../bootstrap/paths.mjs'

/** Other work on the machine would be measured too. */
const HIGHEST_LOAD = 0.7

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: rootDir, encoding: 'utf8' }).trim()

/**
 * Throws a CliError unless a run may become docs/benchmarks.md.
 * @param load of the last minute, before the run
 * @param changes what `git status --porcelain` prints
 */
export function assertFitToRecord(
  load = loadavg()[0] ?? 0,
  changes = git('status', '--porcelain'),
) {
  const fault =
    (load > HIGHEST_LOAD &&
      `The load of this machine is ${load.toFixed(2)}, and it must be ${HIGHEST_LOAD} at most.`) ||
    (changes !== '' && 'There are changes that are not committed: the page names a commit.')
  if (fault) throw new CliError(`${fault} Nothing was measured; parts can be, with --only.`)
}

/** The commit that is measured, in short. */
export const measuredCommit = () => git('rev-parse', '--short=10', 'HEAD')
