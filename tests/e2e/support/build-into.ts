import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { packageFile, rootDir } from '../../../scripts/bootstrap/paths.mjs'

/** Builds the product with other variables into a folder, in a mode that compresses nothing. */
export async function buildInto(
  outDir: string,
  variables: Record<string, string>,
  isEmptied = true,
): Promise<void> {
  const build = [packageFile('vite/bin/vite.js'), 'build', '--mode', 'uncompressed']
  await promisify(execFile)(
    process.execPath,
    [...build, '--outDir', outDir, `--emptyOutDir=${isEmptied}`],
    {
      cwd: rootDir,
      env: { ...process.env, NODE_ENV: 'production', ...variables },
    },
  )
}
