import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { CliError } from '../../bootstrap/cli-error.mjs'
import { rootDir } from '../../bootstrap/paths.mjs'

/** Other work on the machine would be measured too. */
const HIGHEST_LOAD = 0.7

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: rootDir, encoding: 'utf8' }).trim()

/**
 * Why a run must not become the page of results, or undefined where it may.
 * @param load of the last minute, before the run
 * @param changes what `git status --porcelain` prints
 */
export function faultOfRecord(load: number, changes: string): string | undefined {
  if (load > HIGHEST_LOAD) {
    return `The load of this machine is ${load.toFixed(2)}, and it must be ${HIGHEST_LOAD} at most.`
  }
  if (changes !== '') return 'There are changes that are not committed: the page names a commit.'
  return undefined
}

/** Throws a CliError unless this run may become docs/benchmarks.md. */
export function assertFitToRecord() {
  const [load = 0] = loadavg()
  const fault = faultOfRecord(load, git('status', '--porcelain'))
  if (fault === undefined) return
  throw new CliError(`${fault} Nothing was measured; parts can be, with --only.`)
}

/** The commit that is measured, in short. */
export const measuredCommit = () => git('rev-parse', '--short=10', 'HEAD')
