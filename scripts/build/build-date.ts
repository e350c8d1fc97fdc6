import { execFileSync } from 'node:child_process'

/** Seconds since 1970 of the commit that is checked out; undefined outside of a clone. */
function commitSeconds(): string | undefined {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8', stdio }).trim()
  } catch {
    return undefined
  }
}

/**
 * When the build was made: SOURCE_DATE_EPOCH, else the date of the commit, so that the same sources give the same
 * files whenever they are built. Only without both it is now.
 * Source: https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildDate(sourceDateEpoch: string | undefined, ofCommit = commitSeconds): Date {
  const seconds = [sourceDateEpoch?.trim(), ofCommit()].find((text) => /^\d+$/.test(text ?? ''))
  return seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)
}
