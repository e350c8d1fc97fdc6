import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../bootstrap/cli-error.mjs'
import { distDir } from '../bootstrap/paths.mjs'

/** Throws a CliError where no build was finished. */
export function assertBuilt(dir = distDir) {
  if (existsSync(join(dir, 'index.html'))) return
  throw new CliError(`There is no finished build in ${dir}. Run npm run build first.`)
}
