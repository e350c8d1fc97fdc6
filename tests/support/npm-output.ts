import { execFile } from 'node:child_process'
import { rootDir } from '../../scripts/bootstrap/paths.mjs'

const LIMIT_MS = 60_000

/** What npm prints, whatever its exit code; `code` is null when it was ended or did not start. */
export function npmOutput(
  args: string[],
  cwd = rootDir,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  // On Windows npm is a script of the shell.
  const options = { cwd, timeout: LIMIT_MS, shell: process.platform === 'win32' }
  return new Promise((resolve) => {
    const child = execFile('npm', args, options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : child.exitCode, stdout, stderr })
    })
  })
}
