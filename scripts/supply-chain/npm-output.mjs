import { execFile } from 'node:child_process'

import { rootDir } from '../paths.mjs'

const limitMs = 60_000

/**
 * What npm prints, whatever its exit code; `code` is null when it was ended or did not start.
 * @param {string[]} args
 * @param {string} [cwd]
 * @returns {Promise<{ code: number | null, stdout: string, stderr: string }>}
 */
export function npmOutput(args, cwd = rootDir) {
  const options = {
    cwd,
    timeout: limitMs,
    maxBuffer: 2 ** 26,
    // On Windows npm is a script of the shell.
    shell: process.platform === 'win32',
  }
  return new Promise((resolve) => {
    const child = execFile('npm', args, options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : child.exitCode, stdout, stderr })
    })
  })
}
