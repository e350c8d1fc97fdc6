import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../bootstrap/cli-error.mjs'
import { distDir, isMain } from '../bootstrap/paths.mjs'
import { filesIn } from '../build/files-in.ts'
import { assertBuilt } from '../build/finished-build.ts'

// Our servers send nothing whose name begins with a dot.
const listName = '.kept.json'

function keptIn(dir: string): string[] {
  const list = join(dir, listName)
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

/** Those of each language too. */
const hashedFiles = (dir: string) =>
  existsSync(dir) ? filesIn(dir).filter((file) => /^([a-z-]+\/)?static\//.test(file)) : []

/**
 * Adds the hashed files of the previous release to a build, for the pages that are still open from
 * it; not those that it had itself kept, so that there are never more than two releases. Returns
 * the names of what was added.
 * @param previousDir may be missing: then there is nothing to keep
 */
export function keepPrevious(previousDir: string, dir: string) {
  const older = new Set(keptIn(previousDir))
  const ours = new Set(hashedFiles(dir))
  const added = hashedFiles(previousDir).filter((file) => !older.has(file) && !ours.has(file))
  for (const file of added) {
    cpSync(join(previousDir, file), join(dir, file), { preserveTimestamps: true })
  }
  // What this build has too is of this build, even if it was added by an earlier run.
  writeFileSync(join(dir, listName), JSON.stringify([...new Set([...keptIn(dir), ...added])]))
  return added
}

if (isMain(import.meta.url)) {
  const [, , previousDir] = process.argv
  if (previousDir === undefined) throw new CliError('Name the folder of the previous release.')
  assertBuilt()
  console.log(`${keepPrevious(previousDir, distDir).length} files of the previous release are kept`)
}
